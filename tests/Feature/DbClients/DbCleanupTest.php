<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\DbClients\Cleanup\NameCorrection;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Enums\DbClientStatus;
use App\Inertia\Testing\AssertableInertia;
use App\Jobs\DbClients\RunDbCleanup;
use App\Models\DbAddress;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class DbCleanupTest extends DbClientTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs($this->manager);
    }

    public function test_preview_shows_changes_without_applying_them(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'HARRIET', 'last_name' => "o'brien"]);

        $this->get(route('db-clients.clean-up.index', ['kind' => 'fix_name_case']))->assertOk()
            ->assertInertia(static fn (AssertableInertia $page) => $page->missing('preview')
                ->reloadOnly('preview', static fn (AssertableInertia $reloaded) => $reloaded
                    ->where('preview.changes', 1)->where('preview.samples.0.after', "Harriet · O'Brien")->etc())->etc());

        $this->assertSame('HARRIET', $dbClient->refresh()->first_name);
    }

    public function test_fixed_names_are_searchable_and_can_be_undone(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'HARRIET', 'last_name' => "o'brien"]);
        $edited = $this->dbClient(['first_name' => 'mei-lin', 'last_name' => 'VAN DER BERG']);

        $run = $this->clean(DbCleanupKind::FixNameCase);
        $this->assertSame([DbCleanupStatus::Done, 2], [$run->status, $run->changed_rows]);
        $this->assertSame("Harriet O'Brien", $dbClient->refresh()->full_name);
        $this->assertSame('Mei-Lin van der Berg', $edited->refresh()->full_name);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.cleaned', 'subject_id' => $dbClient->id]);

        $edited->update(['last_name' => 'Berg']);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame([DbCleanupStatus::Undone, 1], [$run->refresh()->status, $run->kept_rows]);
        $this->assertSame("HARRIET o'brien", $dbClient->refresh()->full_name);
        $this->assertSame('Mei-Lin Berg', $edited->refresh()->full_name);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasErrors('kind');
    }

    public function test_numbers_are_normalised_and_duplicates_removed_until_undone(): void
    {
        $dbClient = $this->dbClient([], '0491 570 156', '+61491570156', '(03) 9876 5432');

        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $this->assertSame(['+61398765432', '+61491570156'], $dbClient->phoneNumbers()->orderBy('e164')->pluck('e164')->all());

        $this->delete(route('db-clients.clean-up.destroy', $run));
        $this->assertEqualsCanonicalizing(['0491 570 156', '+61491570156', '(03) 9876 5432'], $dbClient->phoneNumbers()->pluck('e164')->all());
    }

    public function test_refusal_of_calls_stays_with_the_number_when_another_spelling_is_removed(): void
    {
        $dbClient = $this->dbClient([], '+61491570156', '0491 570 156', '61 491 570 156');
        $dbClient->phoneNumbers()->where('e164', '+61491570156')->update(['consent_basis' => ConsentBasis::Express]);
        $dbClient->phoneNumbers()->where('e164', '0491 570 156')->update(['consent_basis' => ConsentBasis::None, 'consent_evidence' => 'Asked us not to call']);

        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $number = $dbClient->phoneNumbers()->sole();
        $this->assertSame(['+61491570156', ConsentBasis::None, 'Asked us not to call'], [$number->e164, $number->consent_basis, $number->consent_evidence]);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame([3, ConsentBasis::Express], [$dbClient->phoneNumbers()->count(), $number->refresh()->consent_basis]);
    }

    public function test_refusal_since_the_clean_up_counts_for_the_spelling_that_its_undo_brings_back(): void
    {
        $dbClient = $this->dbClient([], '+61491570156', '0491 570 156');
        DbPhoneNumber::query()->update(['consent_basis' => ConsentBasis::Express]);
        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $dbClient->phoneNumbers()->sole()->update(['consent_basis' => ConsentBasis::None]);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();

        $this->assertTrue($dbClient->phoneNumbers()->where('e164', '0491 570 156')->exists());
        $this->assertTrue(app(ProtectionGate::class)->decideCall($dbClient, '0491 570 156')->has('consent_withdrawn'));
    }

    public function test_wrong_number_stays_wrong_when_it_is_normalised(): void
    {
        $alone = $this->dbClient([], '0491 570 156');
        $twice = $this->dbClient([], '+61491570157', '0491 570 157');
        DbPhoneNumber::query()->whereIn('e164', ['0491 570 156', '0491 570 157'])->update(['is_valid' => false, 'checked_at' => now()]);

        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $this->assertSame(
            [['+61491570156', false], ['+61491570157', false]],
            array_map(
                static fn (DbClient $dbClient): array => array_values($dbClient->phoneNumbers()->sole()->only('e164', 'is_valid')),
                [$alone, $twice],
            ),
        );

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame(['+61491570157' => true, '0491 570 157' => false], $twice->phoneNumbers()->orderBy('id')->pluck('is_valid', 'e164')->all());
    }

    public function test_two_spellings_of_one_number_come_back_with_their_validity(): void
    {
        $dbClient = $this->dbClient([], '0491 570 156', '0491570156');
        DbPhoneNumber::query()->where('e164', '0491 570 156')->update(['is_valid' => null]);
        DbPhoneNumber::query()->where('e164', '0491570156')->update(['is_valid' => false]);
        $run = $this->clean(DbCleanupKind::NormalisePhones);
        $this->assertSame(['+61491570156' => false], $dbClient->phoneNumbers()->pluck('is_valid', 'e164')->all());

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();

        $this->assertSame(['0491 570 156' => null, '0491570156' => false], $dbClient->phoneNumbers()->orderBy('id')->pluck('is_valid', 'e164')->all());
        $this->assertSame(0, $run->refresh()->kept_rows);
    }

    public function test_exact_duplicates_merge_into_the_oldest_until_undone(): void
    {
        $older = $this->dbClient([], '+61491570156');
        $younger = $this->dbClient(['first_name' => 'harriet'], '+61491570156', '+61491570157');
        $namesake = $this->dbClient(['date_of_birth' => '1990-01-01'], '+61491570199');
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

    public function test_wrong_numbers_old_addresses_and_unchecked_details_are_cleaned_up(): void
    {
        $dbClient = $this->dbClient(['email' => 'nonsense'], '+61491570156');
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570157', 'is_valid' => false]);
        $old = DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'state' => 'VIC', 'postcode' => '4000', 'from_on' => '2019-05-01']);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'from_on' => '2022-03-10']);

        $removed = $this->clean(DbCleanupKind::RemoveInvalidNumbers);
        $this->clean(DbCleanupKind::ExpireAddresses);
        $this->clean(DbCleanupKind::CheckValidity);

        $this->assertSame(['+61491570156'], $dbClient->phoneNumbers()->pluck('e164')->all());
        $this->assertSame(['2022-03-09', false], [$old->refresh()->to_on?->toDateString(), $old->is_valid]);
        $this->assertSame([DbClientStatus::Validated, false], [$dbClient->refresh()->status, $dbClient->email_is_valid]);
        $this->delete(route('db-clients.clean-up.destroy', $removed));
        $this->assertSame(2, $dbClient->phoneNumbers()->count());
    }

    public function test_clean_up_runs_once_at_a_time_and_needs_the_ability(): void
    {
        Queue::fake();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case'])->assertSessionHasNoErrors();
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'split_names'])->assertSessionHasErrors('kind');
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'everything'])->assertSessionHasErrors('kind');

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne())->get(route('db-clients.clean-up.index'))->assertForbidden();
    }

    public function test_run_resumes_after_its_last_step_when_the_worker_died(): void
    {
        $done = $this->dbClient(['first_name' => 'HARRIET']);
        $left = $this->dbClient(['first_name' => 'TOM']);
        $run = DbCleanup::query()->create([
            'kind' => DbCleanupKind::FixNameCase,
            'user_id' => $this->manager->id,
            'status' => DbCleanupStatus::Running,
            'total_rows' => 2,
            'processed_rows' => 1,
            'changed_rows' => 1,
            'cursor' => $done->id,
        ]);

        $this->artisan('db-clients:resume');
        $this->assertSame('TOM', $left->refresh()->first_name);

        $this->travel(3)->minutes();
        $this->artisan('db-clients:resume');
        RunDbCleanup::dispatchSync($run->id);
        $this->assertSame([DbCleanupStatus::Done, 2, 2], [$run->refresh()->status, $run->processed_rows, $run->changed_rows]);
        $this->assertSame(['HARRIET', 'Tom'], [$done->refresh()->first_name, $left->refresh()->first_name]);
    }

    public function test_undo_keeps_duplicates_that_a_colleague_separated_and_merged_again(): void
    {
        [$older, $younger] = [$this->dbClient([], '+61491570156'), $this->dbClient([], '+61491570156')];
        $run = $this->clean(DbCleanupKind::MergeDuplicates);
        app(UndoMerge::class)->handle(Merge::query()->sole(), $this->manager);
        app(MergeRecords::class)->handle('db_client', $older->id, $younger->id, null, 'Confirmed by phone', $this->manager);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();

        $this->assertSame($older->id, $younger->refresh()->merged_into_id);
        $this->assertSame(1, $run->refresh()->kept_rows);
    }

    public function test_failed_run_can_be_undone_and_does_not_block_others(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'HARRIET']);
        $run = $this->clean(DbCleanupKind::FixNameCase);
        $run->update(['status' => DbCleanupStatus::Running]);

        (new RunDbCleanup($run->id))->failed(null);
        $this->assertSame(DbCleanupStatus::Failed, $run->refresh()->status);
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'split_names'])->assertSessionHasNoErrors();
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame('HARRIET', $dbClient->refresh()->first_name);
    }

    public function test_run_and_undo_can_be_stopped_and_the_undo_resumed(): void
    {
        Queue::fake();
        $this->dbClient(['first_name' => 'HARRIET']);
        $run = $this->clean(DbCleanupKind::FixNameCase);
        $this->post(route('db-clients.clean-up.stop', $run))->assertSessionHas('success');
        $this->post(route('db-clients.clean-up.stop', $run))->assertSessionHas('error');
        $this->app->call([new RunDbCleanup($run->id), 'handle']);
        $this->assertSame([DbCleanupStatus::Cancelled, 0], [$run->refresh()->status, $run->processed_rows]);

        $run->update(['undone_by' => $this->manager->id, 'cursor' => 7]);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame([DbCleanupStatus::Undoing, 7], [$run->refresh()->status, $run->cursor]);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_cleanup.stopped', 'subject_id' => $run->id]);
        $this->actingAs($this->contractor)->post(route('db-clients.clean-up.stop', $run))->assertNotFound();
    }

    #[TestWith(['İSMAİL', 'İsmail'])]
    #[TestWith(["NOE\u{308}L", 'Noël'])]
    #[TestWith(['ŁUKASZ', 'Łukasz'])]
    #[TestWith(['O’NEIL-MCDONALD', 'O’Neil-Mcdonald'])]
    public function test_capitals_with_marks_are_fixed(string $name, string $fixed): void
    {
        $this->assertSame([$fixed, 'Berg'], NameCorrection::cased($name, 'BERG'));
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
    public function test_full_name_is_split(string $first, string $last, ?array $expected): void
    {
        $this->assertSame($expected, NameCorrection::split($first, $last));
    }

    /** Queued work runs at once in tests. */
    private function clean(DbCleanupKind $kind): DbCleanup
    {
        $this->post(route('db-clients.clean-up.store'), ['kind' => $kind->value])->assertSessionHasNoErrors();

        return DbCleanup::query()->latest('id')->firstOrFail();
    }
}
