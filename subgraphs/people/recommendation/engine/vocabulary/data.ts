import { skillTable } from './skillTable.js';

/** Storing, analysing and learning from data. */
export const DATA = [
  ...skillTable(
    'data',
    1,
    `
    SQL | t sql, tsql, pl sql, plsql, sql quer*, stored procedure*, ~wrote query* database | SQL-Abfragen, consultas SQL, requetes SQL | PostgreSQL .8/.8, MySQL .8/.8, SQL Server .8/.8, Oracle Database .8/.7, Databases .8/.5
    PostgreSQL | postgres, postgre, psql, =PG | | MySQL .8, SQL Server .6, Oracle Database .6, Databases .8/.5
    MySQL | mariadb | | SQL Server .6, Oracle Database .6, Databases .8/.5
    SQL Server | ms sql, mssql, microsoft sql, =SSIS, =SSRS, =SSAS | | Oracle Database .6, Databases .8/.5
    Oracle Database | oracle db, oracle 11g, oracle 12c, oracle 19c, oracle sql | | Databases .8/.4
    NoSQL databases | mongodb, mongo, nosql, no sql, dynamodb, couchbase, cassandra, document database* | | Databases .7/.4, Redis and caching .5
    Redis and caching | redis, memcached, in memory cach* | | NoSQL databases .4, Databases .4/.3
    Elasticsearch and Solr | elasticsearch, elastic search, opensearch, lucene, solr, =ELK | | Databases .4/.2, Monitoring and observability .4
    Databases | database*, relational database*, =RDBMS, database design, data model*, schema design, query optimi*, query tuning, =ORM | Datenbank*, bases de datos, base de datos, bases de donnees, base de donnees, modelado de datos | SQL .8/.8
    Database administration | database administrat*, =DBA, backup and recovery, replication, database tuning, database migration*, rman, data guard, =AWR, execution plan*, wait event*, restore test*, streaming replication, pgbackrest, patroni, database backup*, =HA cluster, always on availability | Datenbankadministration, administracion de bases de datos, administration de bases de donnees | Databases .9/.4, SQL .8/.3
    Data engineering | data pipeline*, =ETL, =ELT, data ingestion, data platform*, data lake*, data integration, batch processing, streaming pipeline*, =CDC, fivetran, airbyte, =ADF, azure data factory, glue jobs, kafka connect | Datenpipeline*, ingenieria de datos, canalizaciones de datos, ingenierie des donnees, pipelines de donnees | Data warehousing .8, SQL .6/.2, Workflow orchestration .5/.9, Spark and big data .5/.9, dbt .5/.9
    Data warehousing | data warehouse*, =DWH, dimensional model*, star schema, data mart*, data vault, lakehouse | Data-Warehouse*, almacen de datos, entrepot de donnees | Snowflake .7/.8, BigQuery .7/.8, Redshift .7/.8, SQL .6/.2
    Workflow orchestration | airflow, apache airflow, dagster, ?prefect, ?luigi, workflow engine*, =DAG, =DAGs | | Data engineering .9/.5
    dbt | data build tool | | SQL .7/.2, Snowflake .4, Data warehousing .6
    Spark and big data | apache spark, pyspark, =?Spark, hadoop, databricks, hive tables, mapreduce, big data | Big-Data-* | Data engineering .9/.5, Python .4/.1
    Snowflake | =Snowflake, ?snowflake | | BigQuery .8, Redshift .8
    BigQuery | big query, =BQ | | Redshift .8
    Redshift | =Redshift, amazon redshift | | Data warehousing .8/.6
    Data analysis | data analy*, analytics, analyz* data, analys* data, statistical analy*, ~analy* data, data driven, ad hoc analy*, exploratory analy*, ad hoc report*, trend analy*, ~trend data | Datenanaly*, Auswertung*, analisis de datos, analyse de donnees, analyse des donnees | Business intelligence .7, SQL .4/.4, Statistics .6, Excel and spreadsheets .3
    Business intelligence | bi tool*, metabase, superset, qlik*, microstrategy, mode analytics, =BI, bi report*, dashboard*, data visuali*, visuali* data, self service report*, reporting tool*, ~build report* dashboard*, =OLAP, semantic model*, semantic layer, ~dashboards departments | Berichtswesen, Dashboards, Datenvisualisierung, inteligencia de negocio, cuadros de mando, informatique decisionnelle, tableaux de bord, tableau de bord | Tableau .8/.9, Power BI .8/.9, Looker .8/.9, Data analysis .7
    Tableau | =Tableau, tableau dashboard*, tableau desktop, ?tableau | | Power BI .85, Looker .8
    Power BI | powerbi, =DAX, power query | | Looker .8, Excel and spreadsheets .4
    Looker | lookml, looker studio, data studio | | Business intelligence .9/.8
    Statistics | statistical*, hypothesis test*, regression, time series, bayesian, econometric*, confidence interval*, causal inference, biostatistic*, survey weighting, experimental design, uncertainty, prediction interval*, sampling method*, survey analysis | Statistik, statistische Methoden, estadistica, statistiques | R .5/.7, Data analysis .7, A/B testing .6
    R | =?R, rstudio, r studio, r programming, tidyverse, ggplot*, shiny app*, r shiny, r language | | Python .5, Statistics .7/.5, Statistics software .6
    Statistics software | =?SAS, =SPSS, =STATA, stata, matlab | | Statistics .7/.5
    A/B testing | experimentation, a/b test*, ab test*, split test*, controlled experiment*, experiment design, multivariate test*, experimentation platform | A/B-Test*, pruebas A/B, tests A/B | Statistics .6, Conversion optimisation .7
    Pandas and NumPy | =Pandas, numpy, scipy, ?pandas, polars | | Python .9/.4, Data analysis .7/.4
    Machine learning | =ML, scikit*, sklearn, supervised learning, predictive model*, classification model*, xgboost, random forest*, gradient boosting, ?recommender*, recommender system*, recommender model*, recommendation system*, feature engineering, forecasting model*, churn model*, model training, =XGB, lightgbm, catboost, ml model*, classifier*, clustering algorithm*, model validation, backtest*, time series forecast* | maschinelles Lernen, maschinellem Lernen, aprendizaje automatico, apprentissage automatique, modelos predictivos | Deep learning .8, Data science .9, Statistics .55, Python .5/.2
    Deep learning | neural network*, tensorflow, pytorch, keras, computer vision, image recognition, convolutional*, =CNN, =LSTM, transformer model*, temporal fusion, =OCR | neuronale Netze, redes neuronales, reseaux de neurones | Machine learning .95/.6, Natural language processing .6
    Natural language processing | =NLP, text mining, text classification, spacy, hugging face, huggingface, language model*, named entity* | Sprachverarbeitung, procesamiento de lenguaje natural, traitement du langage | Machine learning .8/.4, Large language models .7
    Large language models | =LLM, =LLMs, generative ai, gen ai, genai, =GPT, chatgpt, prompt engineering, retrieval augmented, =RAG, langchain, vector database*, embeddings | generative KI, IA generativa, IA generative | Machine learning .6/.4
    MLOps | ml ops, model deployment, mlflow, kubeflow, sagemaker, model serving, feature store, model monitoring, vertex ai | | Machine learning .7/.5, CI/CD .5, Data engineering .5
    Data science | data scientist* | Datenwissenschaft*, ciencia de datos, cientifico de datos, cientifica de datos, science des donnees | Machine learning .9, Statistics .7, Data analysis .7/.5
    Data governance | data quality, master data, data catalog*, data lineage, data steward*, metadata management, data cleansing, data cleaning, data standards | Datenqualitat, Stammdaten*, calidad de datos, datos maestros, qualite des donnees | Databases .4, Data analysis .4
    Web analytics | google analytics, =GA4, adobe analytics, matomo, google tag manager, =GTM, clickstream, web tracking, =UTM, tag management, attribution, =GA, conversion tracking | Webanalyse, analitica web | Digital marketing .5, Data analysis .5, Product analytics .6
    Product analytics | ?amplitude, mixpanel, funnel analy*, cohort analy*, retention analy*, user behaviour data, usage data, posthog, =DAU, =MAU, product data, heap analytics, hotjar | | Data analysis .7, A/B testing .6
    Process mining | celonis, event log analy* | | Process improvement .6, Data analysis .5
  `,
  ),
  ...skillTable(
    'general',
    0.6,
    `
    Excel and spreadsheets | =Excel, ms excel, microsoft excel, excel spreadsheet*, spreadsheet*, pivot table*, pivottable*, vlookup, xlookup, excel macro*, =VBA, google sheets, ?excel, advanced excel, financial modelling in excel | Excel-*, Pivot-Tabellen, Tabellenkalkulation, tablas dinamicas, hojas de calculo, tableur*, tableaux croises | Microsoft Office .8/.5, Data analysis .3
    Reporting | ~prepar* report*, ~produc* report*, ~creat* report*, management report*, =KPI, =KPIs, kpi dashboard*, kpi report*, key performance indicator*, monthly report*, weekly report*, sales data, sales figure*, sales number*, sales pack*, sales dashboard* | Kennzahlen, Berichte, informes mensuales, indicadores clave, rapports mensuels, indicateurs, datos de venta*, informe* de venta*, cifras de venta*, donnees de vente*, chiffres de vente*, rapport* de vente*, Verkaufszahlen, Verkaufsdaten, Absatzzahlen, Vertriebszahlen, Vertriebsdaten, Umsatzzahlen, Verkaufsbericht*, Vertriebsbericht* | Business intelligence .6, Data analysis .5
  `,
  ),
  ...skillTable(
    'finance',
    1,
    `
    Forecasting | forecast*, predictive analy*, sales forecast*, revenue forecast* | Prognose*, previsiones, pronosticos, previsions | Budgeting .5, Data analysis .5, Demand planning .6
  `,
  ),
];
