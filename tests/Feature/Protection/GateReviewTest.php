<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Rsg\DecideBarredMatch;
use App\Actions\Rsg\DecideBetstopNotice;
use App\Actions\Rsg\DecideExclusionReview;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopDecision;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** A colleague decides whether a client is the excluded person. Stronger evidence needs a new decision. */
final class GateReviewTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_colleague_decides_an_uncertain_match(): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']);
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $review = ExclusionReview::query()->sole();
        $this->assertSame(
            ['client', $client->id, 'barred_entry', $entry->id, ExclusionReviewStatus::Open],
            [$review->person_type, $review->person_id, $review->source_type, $review->source_id, $review->status],
        );

        $review->update(['status' => ExclusionReviewStatus::Different]);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());

        // The same number is stronger evidence than the colleague had.
        $entry->update(['mobile_e164' => $client->mobile_e164]);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $this->assertSame(ExclusionReviewStatus::Open, $review->refresh()->status);
        $review->update(['status' => ExclusionReviewStatus::Different]);

        // The number of an excluded person stays blocked for everyone.
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
        $this->assertTrue($gate->decide($client, GatePurpose::ServiceSms)->has('barred'));

        $review->update(['status' => ExclusionReviewStatus::Same]);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit)->has('barred'));

        // The stricter of the two decisions counts.
        BarredMatch::query()->create(['barred_entry_id' => $entry->id, 'client_id' => $client->id, 'score' => 100, 'reasons' => [], 'status' => 'different']);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit)->has('barred'));
    }

    #[DataProvider('edits')]
    public function test_match_waits_for_a_colleague_although_an_edit_hides_it(string $edited): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']);
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $review = ExclusionReview::query()->sole();
        $other = ['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30'];
        match ($edited) {
            'client' => $client->update($other),
            'client who shares the number' => [$client->update($other), $entry->update(['mobile_e164' => $client->mobile_e164])],
            default => $entry->update($other),
        };

        foreach ([$gate->decide($client, GatePurpose::Bonus), $gate->decideMany([$client->id], GatePurpose::Bonus)[$client->id]] as $decision) {
            $this->assertTrue($decision->has('possible_exclusion'));
        }
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit)->isAllowed());

        app(DecideExclusionReview::class)->handle($review, false, 'The name was of another client', User::factory()->createOne());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    /** @return array<string, array{string}> */
    public static function edits(): array
    {
        return ['of the client' => ['client'], 'of the client, who shares the number' => ['client who shares the number'], 'of the entry' => ['entry']];
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_match_of_a_record_waits_although_the_record_was_edited_and_became_a_client(string $type): void
    {
        $client = $this->client(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30']);
        $entry = BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06']);
        $record = ($type === 'lead' ? Lead::factory() : DbClient::factory())->createOne([
            ...$client->only(['first_name', 'last_name', 'date_of_birth']),
            'status' => 'converted',
            'client_id' => $client->id,
        ]);
        $review = ExclusionReview::query()->create([
            'person_type' => $type,
            'person_id' => $record->id,
            'source_type' => 'barred_entry',
            'source_id' => $entry->id,
            'source_text' => 'On the list',
            'score' => 60,
            'reasons' => [],
        ]);
        $gate = app(ProtectionGate::class);

        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->has('possible_exclusion'));

        app(DecideExclusionReview::class)->handle($review, false, 'The birth date was a typo', User::factory()->createOne());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    public function test_match_of_a_merged_client_waits_for_the_surviving_one(): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'Ro', 'last_name' => 'Whitlock', 'date_of_birth' => '1971-10-30']);
        // Edited since the match was found.
        $merged = Client::factory()->createOne(['merged_into_id' => $client->id, 'deleted_at' => now()]);
        $client->update(['former_pins' => $merged->pin]);
        ExclusionReview::query()->create([
            'person_type' => 'client',
            'person_id' => $merged->id,
            'source_type' => 'barred_entry',
            'source_id' => $entry->id,
            'source_text' => 'On the list',
            'score' => 60,
            'reasons' => [],
        ]);
        $gate = app(ProtectionGate::class);

        $this->assertTrue($gate->record($gate->decide($client, GatePurpose::Bonus))->has('possible_exclusion'));

        // The queue has the match of the surviving client.
        app(DecideExclusionReview::class)->handle(ExclusionReview::query()->where('person_id', $client->id)->sole(), false, 'Two passports seen', User::factory()->createOne());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    #[TestWith(['a client who was merged twice'])]
    #[TestWith(['a DB client who became a lead and then a client'])]
    public function test_match_waits_for_the_client_that_the_record_became_in_two_steps(string $of): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'Ro', 'last_name' => 'Whitlock', 'date_of_birth' => '1971-10-30']);
        $isMerged = $of === 'a client who was merged twice';
        $between = $isMerged
            ? Client::factory()->createOne(['merged_into_id' => $client->id, 'deleted_at' => now()])
            : Lead::factory()->createOne(['status' => 'converted', 'client_id' => $client->id]);
        $record = $isMerged
            ? Client::factory()->createOne(['merged_into_id' => $between->id, 'deleted_at' => now()])
            : DbClient::factory()->createOne(['status' => 'converted', 'lead_id' => $between->id]);
        ExclusionReview::query()->create([
            'person_type' => $record->getMorphClass(),
            'person_id' => $record->id,
            'source_type' => 'barred_entry',
            'source_id' => $entry->id,
            'source_text' => 'On the list',
            'score' => 60,
            'reasons' => [],
        ]);

        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->has('possible_exclusion'));
    }

    public function test_match_of_a_merged_client_on_stronger_evidence_waits_again(): void
    {
        $client = $this->client();
        $entry = BarredEntry::factory()->createOne(['first_name' => 'Ro', 'last_name' => 'Whitlock', 'date_of_birth' => '1971-10-30']);
        $merged = Client::factory()->createOne(['merged_into_id' => $client->id, 'deleted_at' => now()]);
        foreach ([$client->id => ['score' => 50, 'status' => 'different'], $merged->id => ['score' => 60]] as $id => $state) {
            ExclusionReview::query()->create([
                'person_type' => 'client',
                'person_id' => $id,
                'source_type' => 'barred_entry',
                'source_id' => $entry->id,
                'source_text' => 'On the list',
                'reasons' => [],
                ...$state,
            ]);
        }
        $gate = app(ProtectionGate::class);

        $this->assertTrue($gate->record($gate->decide($client, GatePurpose::Bonus))->has('possible_exclusion'));

        $review = ExclusionReview::query()->where('person_id', $client->id)->sole();
        $this->assertSame(ExclusionReviewStatus::Open, $review->status);
        app(DecideExclusionReview::class)->handle($review, false, 'Two passports seen', User::factory()->createOne());
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    public function test_client_is_no_possible_match_of_a_record_that_was_merged_into_them(): void
    {
        $client = $this->client(['is_barred' => true]);
        $merged = Client::factory()->createOne(['merged_into_id' => $client->id, 'deleted_at' => now()]);
        ExclusionReview::query()->create([
            'person_type' => 'client',
            'person_id' => $merged->id,
            'source_type' => 'client',
            'source_id' => $client->id,
            'source_text' => 'Barred client',
            'score' => 60,
            'reasons' => [],
        ]);

        $this->assertSame([], app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->input->exclusions);
    }

    public function test_match_no_longer_waits_after_the_exclusion_ended(): void
    {
        $client = $this->client();
        $notice = BetstopUpdate::factory()->createOne([
            'first_name' => 'William',
            'last_name' => 'Hartley',
            'date_of_birth' => '1984-03-06',
            'mobile_e164' => null,
            'email' => null,
            'effective_at' => now()->subYear(),
        ]);
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $client->update(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110']);
        $next = fn (string $change): BetstopUpdate => BetstopUpdate::factory()->createOne([
            ...$notice->only(['first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'email']),
            'change' => $change,
            'effective_at' => now(),
        ]);

        $next('extended');
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->has('possible_exclusion'));
        $next('ended');
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    /** @return array<string, array{string}> */
    public static function decisions(): array
    {
        return ['on the barred list' => ['barred'], 'about a BetStop notice' => ['notice'], 'on an exclusion case' => ['case']];
    }

    #[DataProvider('decisions')]
    public function test_decision_that_it_is_another_person_does_not_count_against_stronger_evidence(string $where): void
    {
        $client = $this->client();
        $officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $weak = ['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null];
        $source = match ($where) {
            'barred' => BarredEntry::factory()->createOne($weak),
            'notice' => BetstopUpdate::factory()->createOne([...$weak, 'status' => 'received']),
            default => Client::factory()->createOne([...$weak, 'is_barred' => true]),
        };
        $score = app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->input->exclusions[0]->score;
        match (true) {
            $source instanceof BarredEntry => app(DecideBarredMatch::class)->handle(
                BarredMatch::query()->create(['barred_entry_id' => $source->id, 'client_id' => $client->id, 'score' => $score, 'reasons' => [], 'status' => 'suggested']),
                false,
                $officer,
            ),
            $source instanceof BetstopUpdate => app(DecideBetstopNotice::class)->handle($source, BetstopDecision::OtherPerson, [$client->id], 'Showed a passport', $officer),
            default => ExclusionRecord::query()->create([
                'exclusion_case_id' => ExclusionCase::query()->create(['client_id' => $source->id, 'reasons' => ['barred'], 'due_at' => now()])->id,
                'record_type' => 'client',
                'record_id' => $client->id,
                'state' => ExclusionRecordState::Different,
                'score' => $score,
                'reasons' => [],
            ]),
        };
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());

        // A correction shows that it is the same person after all.
        $source::query()->whereKey($source->id)->update(['date_of_birth' => '1984-03-05']);

        foreach ([GatePurpose::Bonus, GatePurpose::DepositCredit] as $purpose) {
            $this->assertFalse($gate->record($gate->decide($client, $purpose))->isAllowed(), $purpose->value);
        }
        $review = ExclusionReview::query()->sole();
        $this->assertSame([$client->id, ExclusionReviewStatus::Open, true], [$review->person_id, $review->status, $review->score > $score]);
        app(DecideExclusionReview::class)->handle($review, false, 'A twin, both passports seen', $officer);
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());
    }
}
