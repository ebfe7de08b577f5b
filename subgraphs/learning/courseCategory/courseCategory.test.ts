import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addCourse } from '../course/course.factory.js';
import { learning } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const Categories = graphql(`
  query Categories($search: String) {
    courseCategories(search: $search) {
      count
      results {
        id
        name
        description
      }
    }
  }
`);
const AddCategory = graphql(`
  mutation AddCategory($input: CourseCategoryInput!) {
    createCourseCategory(input: $input) {
      id
      name
      description
    }
  }
`);
const ChangeCategory = graphql(`
  mutation ChangeCategory($id: Int!, $input: CourseCategoryChanges!) {
    updateCourseCategory(id: $id, input: $input) {
      name
      description
    }
  }
`);
const DeleteCategory = graphql(`
  mutation DeleteCategory($id: Int!) {
    deleteCourseCategory(id: $id)
  }
`);

describeSubgraph(learning, { emptied: ['course_category'] }, ({ as, database }) => {
  const add = async (name: string) =>
    (await as.hr.ask(AddCategory, { input: { name } })).createCourseCategory;
  const names = async (search?: string) =>
    (await as.employee.ask(Categories, { search })).courseCategories.results.map(({ name }) => name);

  test('only HR and Administrators write course categories [R10, C7.36]', async () => {
    const { id } = await add('Boats');
    for (const who of [as.employee, as.manager, as.it]) {
      await expectRefusal(who.try(AddCategory, { input: { name: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(who.try(ChangeCategory, { id, input: { name: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(who.try(DeleteCategory, { id }), 'FORBIDDEN');
    }
    expect(await names()).toEqual(['Boats']);
  });

  test('course categories are added, changed, found and removed, but not while courses use them', async () => {
    const { id } = await add('  Boats  and more ');
    await add('Airships');
    expect(await names()).toEqual(['Airships', 'Boats and more']);
    expect(await names('BÓATS')).toEqual(['Boats and more']);
    const input = { name: 'Boats', description: 'On water.' };
    expect((await as.admin.ask(ChangeCategory, { id, input })).updateCourseCategory).toEqual(input);
    const taken = 'A category with this name already exists.';
    await expectRefusal(
      as.hr.try(AddCategory, { input: { name: 'boats' } }),
      'BAD_USER_INPUT',
      'name',
      taken,
    );
    await expectRefusal(
      as.hr.try(AddCategory, { input: { name: ' ' } }),
      'BAD_USER_INPUT',
      'name',
      'This field may not be blank.',
    );
    await addCourse(database, { categoryId: id });
    await expectRefusal(as.hr.try(DeleteCategory, { id }), 'CONFLICT', {
      message: 'Courses use this category. Move or delete them first.',
    });
    await database.query('truncate course cascade');
    expect((await as.hr.ask(DeleteCategory, { id })).deleteCourseCategory).toBe(true);
    await expectRefusal(as.hr.try(DeleteCategory, { id }), 'NOT_FOUND');
  });
});
