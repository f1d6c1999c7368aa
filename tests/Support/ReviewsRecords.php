<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** Leads and DB clients who may be an excluded person, a colleague who calls them and an RSG officer who decides. */
trait ReviewsRecords
{
    use ReadsPages;

    private const NUMBER = '+61491570110';

    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05'];

    private User $officer;

    private User $caller;

    protected function setUp(): void
    {
        parent::setUp();
        // Friday, 14:00 in Melbourne: within the hours of calls.
        $this->travelTo('2026-11-20 03:00:00');
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->caller = User::factory()->withRole(StaffRole::Developer)->createOne();
    }

    private function entry(): void
    {
        BarredEntry::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'reason' => null, 'mobile_e164' => null, 'email' => null]);
    }

    private function record(string $type, bool $isBetstop = false, bool $hasEntry = true): Lead|DbClient
    {
        match (true) {
            $isBetstop => BetstopUpdate::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null]),
            $hasEntry => $this->entry(),
            default => null,
        };
        if ($type === 'lead') {
            $lead = Lead::factory()->createOne([
                ...self::PERSON,
                'mobile_e164' => self::NUMBER,
                'state' => 'VIC',
                'status' => LeadStatus::New,
            ]);
            DB::table('consents')->insert([
                'person_type' => 'lead',
                'person_id' => $lead->id,
                'channel' => 'phone',
                'purpose' => 'marketing',
                'basis' => 'express',
                'recorded_at' => now(),
                'created_at' => now(),
            ]);

            return $lead->refresh();
        }
        $dbClient = DbClient::factory()->createOne([...self::PERSON, 'status' => DbClientStatus::Validated]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => self::NUMBER, 'consent_basis' => ConsentBasis::Express]);

        return $dbClient->refresh();
    }

    private function review(): ExclusionReview
    {
        return ExclusionReview::query()->sole();
    }

    /** @return TestResponse<Response> */
    private function dial(Lead|DbClient $record): TestResponse
    {
        return $this->actingAs($this->caller)->postJson(route('calls.store'), ['person_type' => $record->getMorphClass(), 'person_id' => $record->id, 'number' => self::NUMBER]);
    }

    /** @return TestResponse<Response> */
    private function decide(bool $isSame): TestResponse
    {
        return $this->actingAs($this->officer)->put(route('rsg.exclusion-reviews.update', $this->review()), ['is_same' => $isSame, 'why' => $isSame ? null : 'Showed a passport']);
    }

    /** The counter on /rsg. */
    private function openMatches(): int
    {
        return $this->actingAs($this->officer)->inertia('/rsg', ['counts'], 'Rsg/Dashboard')->collect('props.counts')->firstWhere('key', 'match')['count'];
    }
}
