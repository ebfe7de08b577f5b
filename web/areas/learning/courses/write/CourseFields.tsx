import type { FormFields } from '../../../../domain/form/fields';
import { LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { CourseLimits } from '../../../../generated/limits';
import { Checkbox } from '../../../../ui/form/choice/Checkbox';
import { MarkdownField } from '../../../../ui/form/MarkdownField';
import { NumberField } from '../../../../ui/form/NumberField';
import { Select } from '../../../../ui/form/choice/Select';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { contentTypeWord, courseStatusWord, difficultyWord, optionsOf, priorityWord } from '../courseWords';
import { useCourseCategories } from '../useCourseCategories';
import { CourseFileFields } from './CourseFileFields';
import type { CourseValues } from './courseForm';

const optional = { hint: 'Optional' } as const;

/** The fields of a course, new or changed. */
export function CourseFields({ form }: { form: FormFields<CourseValues> }) {
  const categories = useCourseCategories();
  const words = (
    name: 'difficulty' | 'priority' | 'contentType' | 'status',
    label: string,
    options: Readonly<Record<string, string>>,
  ) => {
    const field = form.choice(name);
    return (
      <Select
        {...field}
        label={label}
        options={optionsOf(options)}
        onChange={(value) => field.onChange(value as never)}
        required
      />
    );
  };
  const eligible = form.choice('isCertificationEligible');
  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <TextArea {...form.text('description')} {...optional} label="Description" rows={3} />
      <FieldPair>
        <Select
          {...form.choice('category')}
          label="Subject"
          options={categories.options}
          loading={categories.loading}
          required
        />
        {words('difficulty', 'Level', difficultyWord)}
      </FieldPair>
      <FieldPair>
        {words('priority', 'Priority', priorityWord)}
        {words('status', 'Status', courseStatusWord)}
      </FieldPair>
      <FieldPair>
        {words('contentType', 'Kind of content', contentTypeWord)}
        <NumberField
          {...form.choice('durationHours')}
          {...CourseLimits.durationHours}
          {...optional}
          label="Duration"
          unit="h"
          decimals={2}
        />
      </FieldPair>
      <TextField {...form.text('videoUrl')} {...optional} label="Video address" inputMode="url" />
      <CourseFileFields form={form} />
      <FieldPair>
        <TextField {...form.text('pdfUrl')} {...optional} label="PDF address" inputMode="url" />
        <TextField {...form.text('externalLink')} {...optional} label="External link" inputMode="url" />
      </FieldPair>
      <TextArea
        {...form.text('additionalResources')}
        label="Additional resources"
        hint="Optional. One link on a line."
        rows={2}
      />
      <MarkdownField
        {...form.choice('lessons')}
        {...optional}
        label="Lessons"
        rows={10}
        preview={(lessons) => (
          <LateArticleText content={lessons} heading={null} passages={none} onMarked={ignore} />
        )}
      />
      <FieldPair>
        <TextArea {...form.text('prerequisites')} {...optional} label="Prerequisites" rows={2} />
        <TextArea {...form.text('learningObjectives')} {...optional} label="Learning objectives" rows={2} />
      </FieldPair>
      <TextField {...form.text('tags')} label="Tags" hint="Optional. Separated by commas." />
      <Checkbox
        label="Counts towards a certification"
        checked={eligible.value}
        onChange={(event) => eligible.onChange(event.target.checked)}
      />
    </>
  );
}

const none: readonly never[] = [];
const ignore = () => undefined;
