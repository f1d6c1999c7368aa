<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Enums\DbClientStatus;
use App\Inertia\Testing\AssertableInertia;
use App\Jobs\DbClients\RunDbCleanup;
use App\Models\DbAddress;
use App\Models\DbCleanup;
use App\Models\DbPhoneNumber;
use App\Services\DbClients\Cleanup\PersonName;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;

final class DbCleanupTest extends ProspectTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs($this->manager);
    }

    public function test_a_preview_tells_what_would_change_and_changes_nothing(): void
    {
        $prospect = $this->prospect(['first_name' => 'HARRIET', 'last_name' => "o'brien"]);

        $this->get(route('db-clients.clean-up.index', ['kind' => 'fix_name_case']))->assertOk()
            ->assertInertia(static fn (AssertableInertia $page) => $page->missing('preview')
                ->reloadOnly('preview', static fn (AssertableInertia $reloaded) => $reloaded
                    ->where('preview.changes', 1)->where('preview.samples.0.after', "Harriet · O'Brien")->etc())->etc());

        $this->assertSame('HARRIET', $prospect->refresh()->first_name);
    }

    public function test_names_are_put_right_found_by_and_put_back(): void
    {
        $prospect = $this->prospect(['first_name' => 'HARRIET', 'last_name' => "o'brien"]);
        $edited = $this->prospect(['first_name' => 'mei-lin', 'last_name' => 'VAN DER BERG']);

        $run = $this->clean(DbCleanupKind::FixNameCase);
        $this->assertSame([DbCleanupStatus::Done, 2], [$run->status, $run->changed_rows]);
        $this->assertSame("Harriet O'Brien", $prospect->refresh()->full_name);
        $this->assertSame('Mei-Lin van der Berg', $edited->refresh()->full_name);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.cleaned', 'subject_id' => $prospect->id]);

        $edited->update(['last_name' => 'Berg']);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame([DbCleanupStatus::Undone, 1], [$run->refresh()->status, $run->kept_rows]);
        $this->assertSame("HARRIET o'brien", $prospect->refresh()->full_name);
        $this->assertSame('Mei-Lin Berg', $edited->refresh()->full_name);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasErrors('kind');
    }

    public function test_numbers_are_written_one_way_and_a_double_goes_and_comes_back(): void
    {
        $prospect = $this->prospect([], '0491 570 156', '+61491570156', '(03) 9876 5432');

        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $this->assertSame(['+61398765432', '+61491570156'], $prospect->phoneNumbers()->orderBy('e164')->pluck('e164')->all());

        $this->delete(route('db-clients.clean-up.destroy', $run));
        $this->assertEqualsCanonicalizing(['0491 570 156', '+61491570156', '(03) 9876 5432'], $prospect->phoneNumbers()->pluck('e164')->all());
    }

    public function test_exact_duplicates_become_the_oldest_with_all_they_had_and_part_again(): void
    {
        $older = $this->prospect([], '+61491570156');
        $younger = $this->prospect(['first_name' => 'harriet'], '+61491570156', '+61491570157');
        $namesake = $this->prospect(['date_of_birth' => '1990-01-01'], '+61491570199');
        DbAddress::factory()->createOne(['db_client_id' => $younger->id, 'suburb' => 'Fitzroy']);

        $run = $this->clean(DbCleanupKind::MergeDuplicates);
        $this->assertSoftDeleted($younger);
        $this->assertSame(['+61491570156', '+61491570157'], $older->phoneNumbers()->orderBy('e164')->pluck('e164')->all());
        $this->assertSame(1, $older->addresses()->count());
        $this->assertNotSoftDeleted($namesake);
        $this->assertDatabaseMissing('search_terms', ['subject_type' => 'db_client', 'subject_id' => $younger->id]);

        $this->delete(route('db-clients.clean-up.destroy', $run));
        $this->assertNotSoftDeleted($younger);
        $this->assertSame(['+61491570156', '+61491570157'], $younger->phoneNumbers()->orderBy('e164')->pluck('e164')->all());
        $this->assertSame([1, 0], [$older->phoneNumbers()->count(), $older->addresses()->count()]);
    }

    public function test_wrong_numbers_go_old_addresses_end_and_the_unchecked_is_checked(): void
    {
        $prospect = $this->prospect(['email' => 'nonsense'], '+61491570156');
        DbPhoneNumber::factory()->createOne(['db_client_id' => $prospect->id, 'e164' => '+61491570157', 'is_valid' => false]);
        $old = DbAddress::factory()->createOne(['db_client_id' => $prospect->id, 'state' => 'VIC', 'postcode' => '4000', 'from_on' => '2019-05-01']);
        DbAddress::factory()->createOne(['db_client_id' => $prospect->id, 'from_on' => '2022-03-10']);

        $removed = $this->clean(DbCleanupKind::RemoveInvalidNumbers);
        $this->clean(DbCleanupKind::ExpireAddresses);
        $this->clean(DbCleanupKind::CheckValidity);

        $this->assertSame(['+61491570156'], $prospect->phoneNumbers()->pluck('e164')->all());
        $this->assertSame(['2022-03-09', false], [$old->refresh()->to_on?->toDateString(), $old->is_valid]);
        $this->assertSame([DbClientStatus::Validated, false], [$prospect->refresh()->status, $prospect->email_is_valid]);
        $this->delete(route('db-clients.clean-up.destroy', $removed));
        $this->assertSame(2, $prospect->phoneNumbers()->count());
    }

    public function test_one_runs_at_a_time_and_only_by_those_who_judge_people(): void
    {
        Queue::fake();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case'])->assertSessionHasNoErrors();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'split_names'])->assertSessionHasErrors('kind');
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'everything'])->assertSessionHasErrors('kind');

        $this->actingAs($this->contractor)->get(route('db-clients.clean-up.index'))->assertForbidden();
    }

    public function test_a_run_whose_worker_died_goes_on_after_its_last_step(): void
    {
        $done = $this->prospect(['first_name' => 'HARRIET']);
        $left = $this->prospect(['first_name' => 'TOM']);
        $run = DbCleanup::query()->create(['kind' => DbCleanupKind::FixNameCase, 'user_id' => $this->manager->id, 'status' => DbCleanupStatus::Running, 'total_rows' => 2, 'processed_rows' => 1, 'changed_rows' => 1, 'cursor' => $done->id]);

        $this->artisan('db-clients:resume');
        $this->assertSame('TOM', $left->refresh()->first_name);

        $this->travel(3)->minutes();
        $this->artisan('db-clients:resume');
        RunDbCleanup::dispatchSync($run->id);
        $this->assertSame([DbCleanupStatus::Done, 2, 2], [$run->refresh()->status, $run->processed_rows, $run->changed_rows]);
        $this->assertSame(['HARRIET', 'Tom'], [$done->refresh()->first_name, $left->refresh()->first_name]);
    }

    public function test_a_run_that_failed_frees_the_way_and_can_be_taken_back(): void
    {
        $prospect = $this->prospect(['first_name' => 'HARRIET']);
        $run = $this->clean(DbCleanupKind::FixNameCase);
        $run->update(['status' => DbCleanupStatus::Running]);

        (new RunDbCleanup($run->id))->failed(null);
        $this->assertSame(DbCleanupStatus::Failed, $run->refresh()->status);
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'split_names'])->assertSessionHasNoErrors();
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame('HARRIET', $prospect->refresh()->first_name);
    }

    public function test_a_run_is_stopped_and_an_undo_that_was_stopped_goes_on(): void
    {
        Queue::fake();
        $this->prospect(['first_name' => 'HARRIET']);
        $run = $this->clean(DbCleanupKind::FixNameCase);
        $this->post(route('db-clients.clean-up.stop', $run))->assertSessionHas('success');
        $this->post(route('db-clients.clean-up.stop', $run))->assertSessionHas('error');
        $this->app->call([new RunDbCleanup($run->id), 'handle']);
        $this->assertSame([DbCleanupStatus::Cancelled, 0], [$run->refresh()->status, $run->processed_rows]);

        $run->update(['undone_by' => $this->manager->id, 'cursor' => 7]);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame([DbCleanupStatus::Undoing, 7], [$run->refresh()->status, $run->cursor]);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_cleanup.stopped', 'subject_id' => $run->id]);
        $this->actingAs($this->contractor)->post(route('db-clients.clean-up.stop', $run))->assertForbidden();
    }

    /** @return array<string, array{string, string, array{string, string}|null}> */
    public static function wholeNames(): array
    {
        return [
            'in the first' => ['Harriet Okafor', '', ['Harriet', 'Okafor']], 'in the last' => ['', 'Harriet van der Berg', ['Harriet', 'van der Berg']],
            'turned round' => ['Okafor, Harriet', '', ['Harriet', 'Okafor']], 'two people' => ['Harriet & Tom Okafor', '', null], 'right as it is' => ['Harriet', 'Okafor', null],
        ];
    }

    /** @param  array{string, string}|null  $expected */
    #[DataProvider('wholeNames')]
    public function test_a_whole_name_is_split(string $first, string $last, ?array $expected): void
    {
        $this->assertSame($expected, PersonName::split($first, $last));
    }

    /** Queued work runs at once in tests. */
    private function clean(DbCleanupKind $kind): DbCleanup
    {
        $this->post(route('db-clients.clean-up.store'), ['kind' => $kind->value])->assertSessionHasNoErrors();

        return DbCleanup::query()->latest('id')->firstOrFail();
    }
}
