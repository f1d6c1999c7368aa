<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\RsgFormType;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class FormSubmissionListTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
    }

    public function test_open_forms_are_listed_by_due_time_with_overdue_first(): void
    {
        $later = $this->form(['due_at' => now()->addDays(3), 'submitted_at' => now()->subDays(9)]);
        $overdue = $this->form(['due_at' => now()->subHour()]);
        $soon = $this->form(['due_at' => now()->addHour()]);
        RsgFormSubmission::factory()->resolvedBy($this->officer)->createOne(['due_at' => now()->subDay()]);

        $this->assertSame([$overdue->id, $soon->id, $later->id], $this->ids(''));
    }

    public function test_row_shows_client_owner_and_times(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213', 'is_barred' => true]);
        $this->form(['client_id' => $client->id, 'owner_id' => $this->officer->id, 'form_type' => RsgFormType::Complaint, 'due_at' => now()->addDay()]);

        $row = $this->rows('')[0];

        $this->assertSame(
            ['Complaint', 'Emma Walsh', '48213', true, 'Sam Lee', '2026-11-24T02:00:00Z', null, false, '23 Nov 2026, 13:00'],
            [
                $row['form_type_name'],
                $row['client']['full_name'],
                $row['client']['pin'],
                $row['client']['is_barred'],
                $row['owner_name'],
                $row['due_at'],
                $row['resolved_at'],
                $row['is_resolved'],
                $row['created_at_human_format'],
            ],
        );
    }

    /** @return array<string, array{string, list<string>}> */
    public static function queries(): array
    {
        return [
            'handled' => ['?view=handled', ['handled']],
            'all' => ['?view=all', ['handled', 'mine', 'overdue', 'unlinked']],
            'type' => ['?form_type=complaint,affordability', ['mine']],
            'overdue, open or not' => ['?view=all&due=overdue', ['overdue']],
            'within a day' => ['?due=day', ['unlinked']],
            'mine' => ['?owner=me', ['mine']],
            'unassigned' => ['?owner=unassigned', ['overdue', 'unlinked']],
            'without a client' => ['?client_op=empty', ['unlinked']],
            'submitted' => ['?view=all&from=2026-11-20&to=2026-11-20', ['overdue']],
        ];
    }

    /** @param  list<string>  $expected */
    #[DataProvider('queries')]
    public function test_forms_are_filtered(string $query, array $expected): void
    {
        $forms = [
            'overdue' => $this->form(['due_at' => now()->subHour(), 'submitted_at' => '2026-11-20 02:00:00'])->id,
            'mine' => $this->form(['form_type' => RsgFormType::Complaint, 'owner_id' => $this->officer->id, 'due_at' => now()->addDays(4)])->id,
            'unlinked' => RsgFormSubmission::factory()->unlinked()->createOne(['due_at' => now()->addHours(20)])->id,
            'handled' => RsgFormSubmission::factory()->resolvedBy($this->officer)->createOne(['due_at' => now()->subDay()])->id,
        ];
        $found = array_map(static fn (int $id): string => (string) array_search($id, $forms, true), $this->ids($query));
        sort($found);

        $this->assertSame($expected, $found);
    }

    public function test_export_has_the_filtered_rows_and_needs_the_right_to_export(): void
    {
        $client = Client::factory()->createOne(['pin' => '48213']);
        $this->form(['client_id' => $client->id, 'form_type' => RsgFormType::Complaint]);
        $this->actingAs($this->officer)->get('/rsg/form-submissions/export?reason=Monthly%20report')->assertForbidden();

        $exporter = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions, Ability::ViewReportExports)->createOne();
        $file = $this->actingAs($exporter)->get('/rsg/form-submissions/export?reason=Monthly%20report')->assertOk()->streamedContent();

        $this->assertStringContainsString('Complaint', $file);
        $this->assertStringContainsString('48213', $file);
        $this->assertDatabaseHas('audit_events', ['action' => 'rsg-forms.exported', 'actor_id' => $exporter->id]);
    }

    public function test_page_needs_the_ability_and_refuses_unknown_filters(): void
    {
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewRsgFormSubmissions);

        $this->actingAs(User::factory()->withAbilities(...$others)->createOne())->get('/rsg/form-submissions')->assertForbidden();
        $this->actingAs($this->officer)->getJson('/rsg/form-submissions?due=never')->assertUnprocessable();
        $this->actingAs($this->officer)->get('/rsg/form-submissions?view=lost')->assertRedirect('/rsg/form-submissions');
    }

    /** @param  array<string, mixed>  $columns */
    private function form(array $columns): RsgFormSubmission
    {
        return RsgFormSubmission::factory()->createOne($columns);
    }

    /** @return list<array<string, mixed>> */
    private function rows(string $query): array
    {
        return $this->actingAs($this->officer)->inertia("/rsg/form-submissions{$query}", ['forms'], 'Rsg/FormSubmissions')->assertOk()->json('props.forms');
    }

    /** @return list<int> */
    private function ids(string $query): array
    {
        return array_column($this->rows($query), 'id');
    }
}
