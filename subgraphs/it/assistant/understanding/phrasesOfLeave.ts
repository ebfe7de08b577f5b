import type { Phrase } from './phrase.js';

/** What is said in several ways of days away from work, family and health. */
export const LEAVE_PHRASES: readonly Phrase[] = [
  // Days away.
  ['timeoff', 'time off', 'day off', 'days off', 'day free', 'days free', 'monday off', 'tuesday off', 'wednesday off', 'thursday off', 'friday off', 'friday free', 'monday free', 'week off', 'weeks off', 'month off', 'months off', 'pto', 'annual leave', 'paid leave'],
  ['vacation', 'vacation', 'vacations', 'vacay', 'hols', 'go on holiday', 'going on holiday', 'on holiday', 'holiday days', 'holiday leave', 'annual holiday', 'annual holidays', 'book holiday', 'book holidays', 'book a holiday', 'take holiday', 'take holidays', 'take a holiday'],
  ['wholeday', 'whole day', 'whole days', 'full day', 'full days', 'entire day'],
  ['unused', 'unused', 'untaken', 'not taken', 'not used', 'use it or lose', 'leftover', 'left over', 'leftovers'],
  ['halfday', 'half day', 'half days', 'half a day', 'morning off', 'afternoon off'],
  ['unpaid', 'without pay', 'without salary', 'no pay', 'not paid leave', 'unpaid'],
  ['sabbatical', 'career break', 'career breaks', 'gap year', 'year off', 'year out', 'sabbatical', 'sabbaticals'],
  ['carryover', 'carry over', 'carried over', 'carry forward', 'carried forward', 'roll over', 'rolled over', 'roll into', 'into next year', 'carryover', 'rollover'],
  ['payout', 'pay out', 'paid out', 'pays out', 'cash out', 'cashed out', 'cash them out', 'cash in my', 'cash them in', 'payout', 'payouts'],
  ['substitute', 'take over', 'takes over', 'taking over', 'took over', 'stand in', 'stands in', 'standing in', 'fill in for', 'fills in for', 'cover for me', 'covers for me', 'covering for me', 'cover my work', 'step in for'],
  ['handover', 'hand over my work', 'hand over work', 'hand my work over', 'handing over my work', 'handover', 'handovers'],
  ['movehouse', 'move house', 'moving house', 'moved house', 'moves house', 'move home', 'moving home', 'moved home', 'moving flat', 'moved flat', 'moving apartment', 'new flat', 'new apartment'],
  // Public holidays.
  ['publicholiday', 'public holiday', 'public holidays', 'bank holiday', 'bank holidays', 'bank hol', 'bank hols', 'national holiday', 'national holidays', 'federal holiday', 'federal holidays', 'stat holiday', 'stat holidays', 'statutory holiday', 'statutory holidays', 'stat day', 'company holiday', 'company holidays'],
  ['christmas', 'xmas', 'x mas', 'christmas'],
  ['newyearsday', 'new year s day', 'new years day', 'new year s', 'january 1st', '1st of january'],
  ['independenceday', 'independence day', '4th of july', 'fourth of july', 'july 4th', 'july fourth'],
  ['laborday', 'labor day', 'labour day'],
  ['blackfriday', 'black friday', 'day after thanksgiving', 'friday after thanksgiving'],
  ['mlkday', 'mlk', 'mlk day', 'martin luther king day', 'martin luther king'],
  ['officeclosed', 'office closed', 'office is closed', 'office shut', 'office is shut', 'offices close', 'office closes', 'are we closed', 'we are closed', 'are we open', 'is the office open'],
  // Illness.
  ['sick', 'feel awful', 'feeling awful', 'feel sick', 'feeling sick', 'feel bad', 'feeling bad', 'feel ill', 'feeling ill', 'feel rubbish', 'feeling rubbish', 'feel lousy', 'feeling lousy', 'feel terrible', 'feeling terrible', 'feel rough', 'feeling rough', 'feel poorly', 'feeling poorly', 'poorly', 'feeling unwell', 'feel unwell', 'unwell', 'not feeling well', 'not feeling good', 'do not feel well', 'do not feel good', 'under the weather', 'not well', 'came down with', 'coming down with', 'down with', 'throw up', 'threw up', 'throwing up', 'signed off sick', 'sick', 'fever', 'flu', 'the flu', 'ill'],
  ['doctornote', 'doctor s note', 'doctors note', 'doctor note', 'doc s note', 'docs note', 'doc note', 'sick note', 'fit note', 'gp note', 'gp letter', 'doctor s letter', 'doctors letter', 'doctor letter', 'physician s note', 'medical certificate', 'medical letter', 'medical proof', 'proof of illness', 'sickness certificate', 'doctor s certificate', 'doctors certificate', 'sick certificate', 'sick slip', 'note from my doctor', 'note from the doctor', 'note from a doctor', 'note from my gp', 'note from my physician', 'letter from my doctor', 'letter from the doctor', 'note of my doctor', 'doctor write', 'medical note'],
  ['mentalhealth', 'mental health', 'mental wellbeing', 'mental well being', 'mental problems', 'mental issues'],
  ['burnout', 'burn out', 'burnt out', 'burned out', 'burning out', 'burnout'],
  ['counselling', 'someone to talk to', 'somebody to talk to', 'employee assistance', 'assistance program', 'assistance programme', 'eap', 'counselling', 'counseling'],
  ['care', 'care for', 'caring for', 'cares for', 'take care of', 'taking care of', 'look after', 'looks after', 'looking after', 'looked after', 'watch my kids', 'mind my kids'],
  // Family.
  ['parental', 'is expecting', 'are expecting', 'am expecting', 're expecting', 'expecting a baby', 'expecting a child', 'having a baby', 'have a baby', 'having a kid', 'having a child', 'having kids', 'having our first', 'having our second', 'our first child', 'our second child', 'having twins', 'pregnant', 'maternity', 'paternity', 'newborn', 'baby', 'parental', 'become a father', 'become a mother', 'becoming a father', 'becoming a mother', 'becoming a dad', 'becoming a mum', 'becoming a mom', 'gave birth', 'give birth', 'giving birth'],
  ['nursing', 'breastfeed', 'breast feed', 'breastfeeding', 'breast feeding', 'pump milk', 'express milk', 'pumping', 'lactation', 'nursing'],
  ['child', 'kid', 'kids', 'kiddo', 'kiddos', 'little one', 'little ones', 'child', 'children'],
  ['mother', 'mum', 'mom', 'mummy', 'mommy', 'mama', 'mother', 'mums', 'moms', 'mothers'],
  ['father', 'dad', 'daddy', 'papa', 'father', 'dads', 'fathers'],
  ['partner', 'wife', 'husband', 'hubby', 'missus', 'better half', 'significant other', 'spouse', 'partner', 'life partner', 'civil partner'],
  ['grandparent', 'grandma', 'grandpa', 'grandmother', 'grandfather', 'granny', 'grandad', 'granddad', 'nan', 'gran', 'grandparent', 'grandparents'],
  ['parentinlaw', 'parent in law', 'parents in law', 'mother in law', 'father in law', 'in laws'],
  ['childcare', 'child care', 'babysitter', 'baby sitter', 'nanny', 'daycare', 'day care', 'childminder', 'child minder', 'childcare'],
  ['fallthrough', 'fall through', 'falls through', 'fell through', 'falling through'],
  ['marriage', 'get married', 'got married', 'getting married', 'gets married', 'getting hitched', 'got hitched', 'get hitched', 'tie the knot', 'tied the knot', 'tying the knot', 'marriage', 'married', 'marry', 'marrying'],
  ['surname', 'last name', 'family name', 'surname', 'maiden name'],
  ['namechange', 'change my name', 'change your name', 'changed my name', 'changing my name', 'name change', 'name changed', 'new name'],
  ['death', 'passed away', 'passes away', 'pass away', 'passing away', 'died', 'dies', 'dying', 'death', 'lost my mother', 'lost my mum', 'lost my mom', 'lost my father', 'lost my dad', 'lost my wife', 'lost my husband', 'lost my brother', 'lost my sister', 'lost my grandmother', 'lost my grandma', 'lost my grandfather', 'lost a relative', 'lost a family member', 'lost someone', 'lost somebody'],
  ['miscarriage', 'miscarriage', 'miscarried', 'lost the baby', 'lost our baby', 'lost my baby', 'lost a baby', 'stillbirth', 'stillborn', 'loss of a pregnancy'],
  // What happens to people.
  ['breakdown', 'break down', 'breaks down', 'broke down', 'broken down', 'breakdown'],
  ['moneyemergency', 'money emergency', 'i m broke', 'am broke', 'im broke', 'flat broke', 'skint', 'short of money', 'short on money', 'short of cash', 'short on cash', 'strapped for cash', 'out of money', 'in debt', 'money problems', 'money trouble', 'money troubles', 'financial trouble', 'financial difficulties', 'financial problems', 'financial hardship', 'financial emergency'],
];
