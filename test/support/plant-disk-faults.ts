/** Preloaded into a program: makes the calls fail that DISK_FAULTS lists. */
import { plantFaults } from './disk-faults.ts';

plantFaults(JSON.parse(process.env.DISK_FAULTS ?? '[]'));
