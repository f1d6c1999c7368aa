<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgLimitKind;
use App\Enums\StaffRole;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\RsgLimit;
use App\Models\TimeOut;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** A merged record and the surviving client share their exclusions, opt-outs, holds and limits. */
final class GateMergeTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_former_details_of_a_merged_client_stay_excluded_while_the_surviving_client_is(): void
    {
        $former = [...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com', 'is_barred' => true];
        $clients = [Client::factory()->createOne()];
        $clients[0]->forceFill($former)->save();
        foreach (['Katherine', 'Siobhan'] as $day => $name) {
            $clients[] = Client::factory()->createOne(['first_name' => $name, 'last_name' => 'Maddox', 'date_of_birth' => "1971-01-1{$day}", 'mobile_e164' => null, 'email' => null]);
        }
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        // The second merge makes a chain.
        foreach ([1, 2] as $winner) {
            app(MergeClients::class)->handle($clients[$winner]->id, $clients[$winner - 1]->id, [], 'Same', $user);
        }
        $person = PersonDetails::of((object) [...$former, 'address' => null, 'suburb' => null, 'postcode' => null], ['+61491570158']);
        $applicant = Client::factory()->createOne([...$former, 'is_barred' => false])->refresh();
        $gate = app(ProtectionGate::class);

        $decision = $gate->decidePerson($person, GatePurpose::AccountOpening);
        $this->assertSame(["Siobhan Maddox (PIN {$clients[2]->pin}) is a client who is barred. This person can’t hold an account."], array_column($decision->refusals, 'text'));
        $this->assertTrue($gate->decide($applicant, GatePurpose::Bonus)->has('barred'));
        $this->assertEquals(
            $gate->decide($applicant, GatePurpose::Bonus)->refusals,
            iterator_to_array($gate->decideEach([...range(100_000, 101_000), $applicant->id], GatePurpose::Bonus))[$applicant->id]
                ->refusals,
        );

        Client::query()
            ->whereKey($clients[2]->id)
            ->update(['is_barred' => false]);
        $this->assertTrue($gate->decidePerson($person, GatePurpose::AccountOpening)->isAllowed());
    }

    public function test_opt_out_of_the_surviving_client_applies_under_the_details_of_a_merged_record(): void
    {
        $former = Client::factory()->createOne([
            ...self::PERSON,
            'mobile_e164' => '+61491570158',
            'email' => 'former@example.com',
        ]);
        $survivor = Client::factory()->createOne([
            'first_name' => 'Siobhan',
            'last_name' => 'Maddox',
            'date_of_birth' => null,
            'mobile_e164' => '+61491570159',
            'email' => null,
            'sms_opted_out_at' => now(),
        ]);
        app(MergeClients::class)->handle(
            $survivor->id,
            $former->id,
            [],
            'Same',
            User::factory()->withRole(StaffRole::Developer)->createOne(),
        );
        $other = $this->client();
        $gate = app(ProtectionGate::class);

        foreach ([GatePurpose::ServiceSms, GatePurpose::Call] as $purpose) {
            $decision = $gate->decide($other, $purpose);
            $this->assertSame(["Siobhan Maddox (PIN {$survivor->pin}) opted out of SMS. This client must not be contacted."], array_column($decision->refusals, 'text'));
            $this->assertEquals($decision->refusals, iterator_to_array($gate->decideEach([...range(100_000, 101_000), $other->id], $purpose))[$other->id]->refusals);
        }

        Client::query()->whereKey($survivor->id)->update(['sms_opted_out_at' => null]);
        $this->assertTrue($gate->decide($other, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_time_out_hold_and_limit_of_the_surviving_client_apply_under_the_details_of_a_merged_record(): void
    {
        $former = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com']);
        $survivor = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => '+61491570159', 'email' => null]);
        app(MergeClients::class)->handle($survivor->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());
        $other = $this->client();
        $gate = app(ProtectionGate::class);
        $decide = function (GatePurpose $purpose) use ($gate, $other): array {
            $decision = $gate->decide($other, $purpose, 10_000);
            $this->assertEquals($decision->refusals, iterator_to_array($gate->decideEach([...range(100_000, 101_000), $other->id], $purpose, 10_000))[$other->id]->refusals);

            return array_column($decision->refusals, 'code');
        };
        $this->assertSame([], $decide(GatePurpose::DepositCredit));

        $timeOut = TimeOut::query()->create(['client_id' => $survivor->id, 'starts_at' => now()->subDay(), 'ends_at' => now()->addDay()]);
        $this->assertSame(['time_out'], $decide(GatePurpose::DepositCredit));
        $timeOut->delete();

        $event = RsgEvent::factory()->for($survivor)->createOne(['severity' => RsgEventSeverity::High]);
        $this->assertSame(['rsg_hold'], $decide(GatePurpose::Bonus));
        $event->delete();

        RsgLimit::factory()->for($survivor)->createOne(['kind' => RsgLimitKind::Deposit, 'amount_cents' => 5_000, 'effective_at' => now()->subDay()]);
        $this->assertSame(['deposit_limit'], $decide(GatePurpose::DepositCredit));
    }

    public function test_exclusion_of_a_merged_record_applies_to_the_surviving_client_until_the_merge_is_undone(): void
    {
        $survivor = $this->client(['first_name' => 'Katherine', 'last_name' => 'Maddox', 'date_of_birth' => '1971-01-12']);
        $married = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => null]);
        $former = Client::factory()->createOne([...self::PERSON, 'mobile_e164' => '+61491570158', 'email' => 'former@example.com']);
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        app(MergeClients::class)->handle($married->id, $former->id, [], 'Same', $user);
        $merge = app(MergeClients::class)->handle($survivor->id, $married->id, [], 'Same', $user);
        BetstopUpdate::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => null]);
        $gate = app(ProtectionGate::class);

        foreach ([GatePurpose::ServiceSms, GatePurpose::Bonus, GatePurpose::DepositCredit] as $purpose) {
            $decision = $gate->decide($survivor->refresh(), $purpose);
            $this->assertTrue($decision->has('betstop'), $purpose->value);
            $this->assertEquals($decision->refusals, $gate->decideMany([$survivor->id], $purpose)[$survivor->id]->refusals);
        }

        app(UndoMerge::class)->handle($merge, $user);
        $this->assertTrue($gate->decide($survivor->refresh(), GatePurpose::DepositCredit)->isAllowed());
    }
}
