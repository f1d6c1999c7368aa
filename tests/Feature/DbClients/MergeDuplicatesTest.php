<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\Intake\ReceivePhoneLog;
use App\Enums\ConsentBasis;
use App\Enums\DbCleanupKind;
use App\Enums\DbClientStatus;
use App\Enums\MatchStatus;
use App\Enums\MessageDirection;
use App\Models\Attachment;
use App\Models\Consent;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\Note;
use App\Models\PhoneLog;

/** The clean-up of exact duplicates keeps the data of both records, and its undo restores both. */
final class MergeDuplicatesTest extends DbClientTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs($this->manager);
    }

    public function test_merge_moves_records_to_the_older_until_undone(): void
    {
        $older = $this->dbClient(['email' => null, 'date_of_birth' => null, 'source' => null, 'status' => DbClientStatus::Validated], '+61491570156');
        $younger = $this->onList([
            'email' => 'harriet@example.com', 'date_of_birth' => '1986-02-04', 'source' => 'Expo', 'consent_basis' => ConsentBasis::Express, 'consent_at' => '2026-01-05 00:00:00',
        ], '+61491570156');
        $younger->phoneNumbers()->update(['consent_basis' => ConsentBasis::Express, 'consent_evidence' => 'Recording 12']);
        $note = Note::factory()->createOne(['subject_type' => 'db_client', 'subject_id' => $younger->id]);
        $file = Attachment::factory()->createOne(['subject_type' => 'db_client', 'subject_id' => $younger->id]);
        $consent = Consent::query()->create([
            'person_type' => 'db_client',
            'person_id' => $younger->id,
            'channel' => 'phone',
            'purpose' => 'Calls',
            'basis' => ConsentBasis::Express,
            'user_id' => $this->manager->id,
            'recorded_at' => now(),
        ]);
        $other = $this->dbClient(['first_name' => 'Hattie']);
        $match = MatchSuggestion::factory()->createOne(['left_type' => 'db_client', 'left_id' => $younger->id, 'right_type' => 'db_client', 'right_id' => $other->id]);
        $pair = MatchSuggestion::factory()->createOne(['left_type' => 'db_client', 'left_id' => $older->id, 'right_type' => 'db_client', 'right_id' => $younger->id]);

        $run = $this->clean();

        $older->refresh();
        $this->assertSame(
            ['harriet@example.com', '1986-02-04', 'Expo', ConsentBasis::Express, DbClientStatus::Assigned, $this->list->id, $this->contractor->id],
            [$older->email, $older->date_of_birth?->toDateString(), $older->source, $older->consent_basis, $older->status, $older->db_list_id, $older->assignee_id],
        );
        $number = $older->phoneNumbers()->sole();
        $this->assertSame([ConsentBasis::Express, 'Recording 12'], [$number->consent_basis, $number->consent_evidence]);
        $this->assertSame([$older->id, $older->id, $older->id], [$note->refresh()->subject_id, $file->refresh()->subject_id, $consent->refresh()->person_id]);
        $this->assertSame([$older->id, $other->id, MatchStatus::Merged], [$match->refresh()->left_id, $match->right_id, $pair->refresh()->status]);
        $this->assertSame([$older->id, $pair->id], [$younger->refresh()->merged_into_id, Merge::query()->sole()->match_suggestion_id]);
        $this->assertSoftDeleted($younger);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $older->refresh();
        $this->assertSame([null, null, DbClientStatus::Validated, null], [$older->email, $older->date_of_birth, $older->status, $older->db_list_id]);
        $this->assertSame([ConsentBasis::Unknown, null], [$older->phoneNumbers()->sole()->consent_basis, $older->phoneNumbers()->sole()->consent_evidence]);
        $this->assertNotSoftDeleted($younger);
        $this->assertSame([$younger->id, $younger->id, $younger->id], [$note->refresh()->subject_id, $file->refresh()->subject_id, $consent->refresh()->person_id]);
        $this->assertSame([$younger->id, MatchStatus::Suggested], [$match->refresh()->left_id, $pair->refresh()->status]);
    }

    public function test_call_from_the_number_of_a_merged_db_client_is_that_of_the_remaining_one(): void
    {
        $older = $this->dbClient([], '+61491570156');
        $younger = $this->dbClient([], '+61491570156');
        $this->clean();
        $this->assertSoftDeleted($younger);

        [$call] = app(ReceivePhoneLog::class)->handle(
            new PhoneLog([
                'external_id' => 'call-1',
                'direction' => MessageDirection::Inbound,
                'number_e164' => '+61491570156',
                'seconds' => 40,
                'called_at' => now(),
            ]),
        );

        $this->assertSame(['db_client', $older->id], [$call->person_type, $call->person_id]);
    }

    public function test_merge_keeps_the_stronger_consent_and_any_refusal(): void
    {
        $inferred = $this->dbClient(['consent_basis' => ConsentBasis::Inferred], '+61491570156');
        $express = $this->dbClient(['consent_basis' => ConsentBasis::Express], '+61491570156');
        $this->say($inferred, ConsentBasis::Inferred);
        $this->say($express, ConsentBasis::Express);
        $refused = $this->dbClient(['last_name' => 'Ngo', 'consent_basis' => ConsentBasis::None], '+61491570157');
        $willing = $this->dbClient(['last_name' => 'Ngo', 'consent_basis' => ConsentBasis::Express], '+61491570157');
        $this->say($refused, ConsentBasis::None);
        $this->say($willing, ConsentBasis::Express);
        $asked = $this->dbClient(['last_name' => 'Berg'], '+61491570158');
        $this->say($this->dbClient(['last_name' => 'Berg', 'consent_basis' => ConsentBasis::None], '+61491570158'), ConsentBasis::None);
        $this->say($asked, ConsentBasis::Express);

        $this->clean();

        $this->assertSame([ConsentBasis::Express, ConsentBasis::Express], $this->consents($inferred));
        $this->assertSame([ConsentBasis::None, ConsentBasis::None], $this->consents($refused));
        $this->assertSame([ConsentBasis::None, ConsentBasis::None], $this->consents($asked));
    }

    public function test_merge_keeps_the_later_wrong_mark_of_a_number(): void
    {
        $older = $this->dbClient([], '+61491570156');
        $older->phoneNumbers()->update(['checked_at' => now()->subMonth()]);
        $this->dbClient([], '+61491570156')->phoneNumbers()->update(['is_valid' => false, 'checked_at' => now()]);

        $this->clean();

        $this->assertFalse($older->phoneNumbers()->sole()->is_valid);
    }

    public function test_duplicates_that_a_colleague_rejected_as_different_people_are_not_merged(): void
    {
        [$father, $son] = [$this->dbClient([], '+61491570156'), $this->dbClient([], '+61491570156')];
        MatchSuggestion::factory()->createOne([
            'left_type' => 'db_client', 'left_id' => $father->id, 'right_type' => 'db_client', 'right_id' => $son->id,
            'status' => MatchStatus::Rejected, 'reason' => 'Father and son',
        ]);

        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => DbCleanupKind::MergeDuplicates->value, 'all' => true])->assertJson(['total_rows' => 2, 'changes' => 0]);
        $this->assertSame(0, $this->clean()->changed_rows);

        $this->assertNotSoftDeleted($son);
    }

    public function test_people_of_one_number_whose_names_have_no_latin_spelling_are_not_merged(): void
    {
        $this->dbClient(['first_name' => 'සමන්', 'last_name' => 'පෙරේරා', 'date_of_birth' => null], '+61491570156');
        $this->dbClient(['first_name' => 'කුමාරි', 'last_name' => 'පෙරේරා', 'date_of_birth' => null], '+61491570156');

        $this->assertSame(0, $this->clean()->changed_rows);
    }

    public function test_third_duplicate_must_match_the_merged_record(): void
    {
        $first = $this->dbClient(['date_of_birth' => null], '+61491570156');
        $this->dbClient(['date_of_birth' => '1986-02-04'], '+61491570156');
        $third = $this->dbClient(['date_of_birth' => '1990-01-01'], '+61491570156');

        $this->clean();

        $this->assertSame('1986-02-04', $first->refresh()->date_of_birth?->toDateString());
        $this->assertNotSoftDeleted($third);
    }

    public function test_undo_separates_three_and_keeps_an_earlier_undo(): void
    {
        $people = [$this->dbClient([], '+61491570156'), $this->dbClient([], '+61491570156', '+61491570157'), $this->dbClient([], '+61491570156', '+61491570158')];
        $run = $this->clean();
        $this->assertSame([2, 3], [$run->changed_rows, DbPhoneNumber::query()->where('db_client_id', $people[0]->id)->count()]);

        $this->delete('/clients/merges/'.Merge::query()->latest('id')->firstOrFail()->id)->assertSessionHas('success');
        $this->assertNotSoftDeleted($people[2]);
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();

        $this->assertSame(1, $run->refresh()->kept_rows);
        $this->assertSame([1, 2, 2], array_map(static fn (DbClient $one): int => $one->refresh()->phoneNumbers()->count(), $people));
    }

    public function test_undo_leaves_a_merge_of_a_later_clean_up(): void
    {
        $this->dbClient([], '+61491570156');
        $younger = $this->dbClient([], '+61491570156');
        $first = $this->clean();
        $this->delete('/clients/merges/'.Merge::query()->sole()->id)->assertSessionHas('success');
        $this->travel(1)->minutes();
        $second = $this->clean();
        $this->assertSame(1, $second->changed_rows);

        $this->delete(route('db-clients.clean-up.destroy', $first))->assertSessionHasNoErrors();

        $this->assertSame(1, $first->refresh()->kept_rows);
        $this->assertSoftDeleted($younger);
    }

    private function say(DbClient $dbClient, ConsentBasis $basis): void
    {
        $dbClient->phoneNumbers()->update(['consent_basis' => $basis]);
    }

    /** @return array{ConsentBasis, ConsentBasis} */
    private function consents(DbClient $dbClient): array
    {
        return [$dbClient->refresh()->consent_basis, $dbClient->phoneNumbers()->sole()->consent_basis];
    }

    private function clean(): DbCleanup
    {
        $this->post(route('db-clients.clean-up.store'), ['kind' => DbCleanupKind::MergeDuplicates->value])->assertSessionHasNoErrors();

        return DbCleanup::query()->latest('id')->firstOrFail();
    }
}
