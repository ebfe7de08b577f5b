import { keyOf } from '../text/keys.js';
import { FAMILIES } from './vocabulary.js';

/** `titles that name no trade | the family that they stand for | words by which the work tells it`. */
const TABLE = `
  analyst | Data Analyst | sql dashboard tableau looker query queries data dataset python cohort bigquery snowflake bi abfrage datos donnees tableau
  analyst | Financial Analyst | budget forecast variance valuation cash investment controlling p&l finance financial prognose presupuesto
  analyst | Business Analyst | requirement stakeholder workshop specification process user acceptance bpmn anforderung requisitos
  analyst | Security Analyst | siem threat vulnerability phishing malware incident soc
  analyst | Operations Analyst | capacity operation throughput staffing utilisation kpi
  consultant | IT Systems Analyst | sap erp customizing module abap migration salesforce configuration implementation
  consultant | Strategy Manager | strategy market merger transformation board growth benchmark
  consultant | Recruiter | candidate vacancy sourcing hiring placement interview
  coordinator | Office Manager | office supply post travel calendar meeting room visitor
  coordinator | Event Manager | event venue conference catering speaker
  coordinator | HR Generalist | personnel employee contract onboarding hr absence
  coordinator | Logistics Coordinator | shipment carrier freight customs delivery warehouse transport
  coordinator | Project Manager | project milestone schedule budget plan risk
  associate | Customer Support Agent | ticket complaint customer call mail chat
  associate | Retail Worker | till checkout shelf store cash shop
  associate | Accountant | ledger reconciliation closing invoice account journal
  associate | Data Analyst | sql dashboard tableau query data cohort
  associate | Warehouse Worker | picking packing pallet forklift warehouse
  specialist | Marketing Specialist | campaign seo newsletter content social marketing brand
  specialist | HR Generalist | personnel employee contract onboarding hr labour
  specialist | Recruiter | candidate sourcing vacancy interview hiring
  specialist | Payroll Specialist | payroll wage salary tax social security
  specialist | IT Support Specialist | laptop printer password ticket helpdesk windows desktop
  specialist | Customer Support Agent | complaint customer call mail chat zendesk
  specialist | Data Analyst | sql dashboard tableau query cohort
  manager | Retail Worker | shop till shelf store
  manager | Account Manager | account renewal client upselling portfolio
  manager | Operations Manager | operation shift site process efficiency
  manager | Project Manager | project milestone steering stakeholder budget rollout
  manager | Product Manager | product roadmap discovery backlog feature user
  manager | Engineering Manager | engineer software sprint architecture release code
  engineer | Software Engineer | java python typescript react api microservice code backend frontend software kotlin go javascript
  engineer | DevOps Engineer | kubernetes terraform docker cluster pipeline aws azure deployment prometheus
  engineer | Network Engineer | cisco switch router firewall vpn wireless bgp ospf
  engineer | Data Engineer | etl airflow spark warehouse dbt pipeline kafka
  engineer | Mechanical Engineer | cad solidworks drawing tolerance assembly prototype inventor
  engineer | Electronics Engineer | pcb circuit altium schematic soldering oscilloscope
  engineer | Civil Engineer | construction site bridge concrete bim autocad
  designer | UX Designer | screen figma app wireframe prototype usability interface user flow component sketch axure portal website pantalla maquette nutzer usuario utilisateur
  designer | Graphic Designer | print indesign illustrator poster brochure logo layout magazine packaging typography cover flyer cartel folleto affiche plakat
  designer | Mechanical Engineer | cad solidworks drawing tolerance assembly inventor catia part
  designer | Instructional Designer | course learner learning module storyline curriculum
  researcher | Machine Learning Engineer | learning neural pytorch tensorflow model deep training nlp vision bayesian python jax neurip icml gpu dataset
  researcher | Laboratory Technician | laboratory cell assay protein pcr sample chemistry microscopy reagent hplc molecular
  researcher | UX Researcher | usability user interview persona prototype figma journey
  researcher | Market Researcher | market survey brand consumer questionnaire panel focus
  researcher | Data Scientist | statistic regression panel econometric stata survey r dataset causal
  scientist | Machine Learning Engineer | learning neural pytorch tensorflow deep training nlp vision model gpu
  scientist | Data Scientist | statistic regression forecast python sql experiment customer
  scientist | Laboratory Technician | laboratory cell assay protein pcr sample chemistry reagent hplc
  technician | IT Support Specialist | laptop printer password ticket windows desktop helpdesk user network
  technician | Maintenance Technician | machine repair hydraulic pneumatic plant spare conveyor fault
  technician | Laboratory Technician | laboratory sample hplc reagent titration assay
  technician | Building Technician | heating boiler ventilation building plumbing lift
  developer | Software Engineer | java python typescript react api code software kotlin javascript c# php
`;

/** What one title may stand for: the family's number, and keys of the words that tell it. */
export interface Trade {
  family: number;
  keys: ReadonlySet<string>;
}

const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  postdoc: 'researcher',
  forscher: 'researcher',
  forscherin: 'researcher',
  doktorand: 'researcher',
  doktorandin: 'researcher',
  investigador: 'researcher',
  investigadora: 'researcher',
  doctorando: 'researcher',
  doctoranda: 'researcher',
  chercheur: 'researcher',
  chercheuse: 'researcher',
  doctorant: 'researcher',
  doctorante: 'researcher',
  wissenschaftler: 'scientist',
  wissenschaftlerin: 'scientist',
  techniker: 'technician',
  technikerin: 'technician',
  tecnico: 'technician',
  tecnica: 'technician',
  technicien: 'technician',
  technicienne: 'technician',
  disenador: 'designer',
  disenadora: 'designer',
  gestalter: 'designer',
  gestalterin: 'designer',
  analystin: 'analyst',
  analista: 'analyst',
  analyste: 'analyst',
  berater: 'consultant',
  beraterin: 'consultant',
  consultor: 'consultant',
  consultora: 'consultant',
  koordinator: 'coordinator',
  koordinatorin: 'coordinator',
  coordinador: 'coordinator',
  coordinadora: 'coordinator',
  coordinateur: 'coordinator',
  coordinatrice: 'coordinator',
  spezialist: 'specialist',
  spezialistin: 'specialist',
  especialista: 'specialist',
  specialiste: 'specialist',
  ingenieur: 'engineer',
  ingenieurin: 'engineer',
  ingeniero: 'engineer',
  ingeniera: 'engineer',
  ingenieure: 'engineer',
};

const TRADES: ReadonlyMap<string, readonly Trade[]> = rowsByTitle();

function rowsByTitle(): Map<string, Trade[]> {
  const trades = new Map<string, Trade[]>();
  for (const line of TABLE.split('\n').filter((row) => row.includes('|'))) {
    const [title = '', name = '', words = ''] = line.split('|').map((cell) => cell.trim());
    trades.set(title, [
      ...(trades.get(title) ?? []),
      {
        family: FAMILIES.findIndex((family) => family.name === name),
        keys: new Set(words.split(' ').map(keyOf)),
      },
    ]);
  }
  return trades;
}

/** What a title that names no trade may stand for, by its key; nothing for other words. */
export const tradesOf = (key: string): readonly Trade[] => TRADES.get(OTHER_LANGUAGES[key] ?? key) ?? [];
