/** The words of the corpus: only their lengths matter, not their meaning. */
export const words =
  `a able about account act after against all also among an and answer any are as ask at attention average away bank
be because become before behaviour belief better between both bound but by calibration can careful case cause chance
change choice clarity clear close cognitive come common compare confidence consumer cost could curve data decide
decision deep demand design detail differ difference discount does doubt each early economic effect effort either
error estimate even every evidence example expect experiment fact far few find first follow for from gain general give
good group grow have he here high house how human if important in incentive income information insight instead
interest into is it item judge just keep kind know labour large last learn less level like likely limit little lead
loan long look loss make many market matter may mean measure method might mistake model money more mortgage most much
must nature near need never new no noise not notice number observe of offer often on once one only open option or
order other our outcome over own paper part pattern people perhaps person point policy possible power precise present
price prior probability problem process produce public question quite rate rational reader reason record relation rest
result right risk rule same saving say scale search second see seem set share should show signal simple since size
skill small so some state steep still such suggest survey take task test than that the their them then theory there
they thing think this those though thought through time to too toward train true trust two uncertain under understand
until use utility value very view wage was way we weak well what when where whether which while who why will with
without word work worker would year yet`.split(/\s+/);
