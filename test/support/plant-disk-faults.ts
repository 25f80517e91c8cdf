/** Loaded before a program: what DISK_FAULTS lists fails in it. */
import { plantFaults } from './disk-faults.ts';

plantFaults(JSON.parse(process.env.DISK_FAULTS ?? '[]'));
