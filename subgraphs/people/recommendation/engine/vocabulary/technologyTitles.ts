import { listOf, rowsOf } from './skillTable.js';

/** Those who build with a technology, and those who run or know it; German, French and Spanish ones too. */
const MAKERS = [
  '# developer',
  '# engineer',
  '# programmer',
  '# software engineer',
  '# software developer',
  '# entwickler*',
  '# programmierer*',
  '# softwareentwickler*',
  'developpeur #',
  'desarrollador #',
  'programador #',
  'engineer #',
  'desarrollador de #',
];
const KNOWERS = [
  '# specialist',
  '# consultant',
  '# expert',
  '# architect',
  '# lead',
  '# berater*',
  '# spezialist*',
  '# experte*',
  '# expertin',
  'consultant #',
  'consultor #',
  'especialista #',
  'especialista en #',
  'expert #',
  'specialiste #',
  'ingenieur #',
  'ingeniero #',
  '# freelancer',
  '# contractor',
  '# trainee',
  '# intern',
];
const KEEPERS = [
  '# administrator*',
  '# system administrator*',
  '# engineer',
  '# technician',
  '# techniker*',
  '# operator',
  'administrateur #',
  'administrador #',
  'administrador de #',
  'technicien #',
  'tecnico #',
];
const READERS = [
  '# analyst',
  '# developer',
  '# engineer',
  '# entwickler*',
  '# manager',
  '# reporting specialist',
  'analista #',
  'analyste #',
  'developpeur #',
];
const DRAWERS = [
  '# designer',
  '# technician',
  '# engineer',
  '# draftsman',
  '# zeichner*',
  '# konstrukteur*',
  'dessinateur #',
  'delineante #',
];
const PROMOTERS = ['# manager', '# executive', '# analyst', '# administrator', '# strategist'];

const FORMS: Readonly<Record<string, readonly string[]>> = {
  makers: MAKERS,
  keepers: [...KEEPERS, ...MAKERS],
  readers: READERS,
  drawers: DRAWERS,
  promoters: PROMOTERS,
};

/**
 * `family | who | technologies`: a technology and a word for those who work with it are a title of the
 * family.
 */
const TABLE = `
  Frontend Engineer | makers | react, react js, reactjs, react typescript, next js, nextjs, vue, vue js, vuejs, nuxt, angular, angularjs, angular js, svelte, typescript, javascript, js, html, css, html css, jquery, frontend react
  Backend Engineer | makers | kotlin, scala, spring, spring boot, java ee, j2ee, golang, rust, elixir, erlang, phoenix, clojure, haskell, ruby on rails, rails, django, flask, fastapi, node, node js, nodejs, nestjs, laravel, symfony, asp net, graphql, microservices, java spring, java spring boot
  Software Engineer | makers | java, python, php, ruby, go, c, c++, c#, .net, dotnet, perl, cobol, delphi, qt, wordpress, drupal, typo3, magento, shopify, blockchain, solidity, web3, low code, as400, rpg, visual basic, vba
  Full Stack Engineer | makers | mern, mean stack, mean, full stack javascript, full stack java, full stack python, full stack typescript, full stack react, full stack php
  Mobile Engineer | makers | ios, android, swift, swiftui, flutter, react native, xamarin, ionic, kotlin android, ios swift, android kotlin
  Embedded Engineer | makers | embedded c, embedded c++, embedded linux, rtos, microcontroller, autosar, ingenieur logiciel embarque, ingenieur systemes embarques
  Game Developer | makers | unity, unity3d, unreal, unreal engine, godot
  Data Engineer | makers | spark, pyspark, snowflake, databricks, hadoop, bigquery, redshift, airflow, dbt, talend, informatica, kafka, etl, elt, ssis, data pipeline
  BI Analyst | readers | power bi, powerbi, tableau, looker, qlik, qlikview, qlik sense, cognos, microstrategy, sap bw, ssrs, ssas, dashboard
  Data Analyst | readers | excel, sas, spss, google analytics
  Machine Learning Engineer | makers | tensorflow, pytorch, llm, nlp, computer vision, genai, generative ai, mlops
  Database Administrator | keepers | oracle, oracle database, sql server, mssql, postgresql, postgres, mysql, mariadb, mongodb, db2, pl sql, t sql, database, sql
  DevOps Engineer | keepers | kubernetes, k8s, docker, terraform, ansible, jenkins, ci cd, openshift, gitops, helm, container platform
  Cloud Engineer | keepers | aws, azure, gcp, google cloud, openstack, aws cloud, azure cloud, cloud platform, cloud infrastructure, serverless
  Systems Administrator | keepers | linux, unix, windows, windows server, vmware, citrix, active directory, exchange, exchange server, microsoft 365, office 365, m365, o365, sharepoint, intune, endpoint, red hat, solaris, server, virtualization, netapp
  Network Engineer | keepers | cisco, juniper, fortinet, wifi, wlan, lan, wan, voip, firewall, network security, sd wan, telephony
  Security Analyst | keepers | siem, splunk, iam, okta, pki, crowdstrike, cloud security, sentinel, identity and access management
  QA Engineer | makers | selenium, cypress, playwright, appium, test automation, qa automation, automation test, cypress automation, selenium automation
  IT Systems Analyst | keepers | salesforce, sap, sap fi, sap co, sap fico, sap fi co, sap mm, sap sd, sap pp, sap ewm, sap hana, sap s 4hana, s 4hana, sap basis, abap, sap abap, servicenow, service now, dynamics 365, dynamics, dynamics nav, business central, netsuite, odoo, oracle erp, oracle ebs, oracle fusion, navision, jira, atlassian, erp, crm, power platform, power apps, mulesoft, zendesk
  People Analyst | keepers | workday, successfactors, sap successfactors, sap hcm, sap hr, personio, bamboohr, hris
  Marketing Specialist | promoters | hubspot, google ads, adwords, facebook ads, meta ads, linkedin ads, marketo, pardot, salesforce marketing cloud, seo, sea, sem, ppc, seo sea, seo sem, mailchimp, paid search, paid social, crm marketing, newsletter
  UX Designer | drawers | figma, ux, ui, ui ux, ux ui, app
  Mechanical Engineer | drawers | cad, autocad, solidworks, catia, creo, inventor, revit
  Automation Engineer | makers | plc, sps, scada, simatic, tia portal, robot, labview
  Accountant | promoters | datev, sap fi accounting
  Payroll Specialist | promoters | datev lohn, adp, paychex
`;

/** Titles made of a technology, with the name of their family. */
export const TECHNOLOGY_TITLES: readonly { family: string; word: string }[] = rowsOf(TABLE.trim()).flatMap(
  ([family = '', who = '', technologies = '']) =>
    listOf(technologies).flatMap((technology) =>
      [...(FORMS[who] ?? []), ...KNOWERS].map((form) => ({ family, word: form.replace('#', technology) })),
    ),
);
