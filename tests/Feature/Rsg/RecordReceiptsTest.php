<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\GateRules;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\GatePurpose;
use App\Enums\StaffRole;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class RecordReceiptsTest extends TestCase
{
    use RefreshDatabase;

    public function test_receipts_of_a_record_are_returned_newest_first(): void
    {
        $officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($officer);
        $client = Client::factory()->createOne(['status' => 'active', 'is_barred' => false, 'betstop_state' => 'clear']);
        [$claim, $other] = [BonusClaim::factory()->createOne(['client_id' => $client->id]), BonusClaim::factory()->createOne(['client_id' => $client->id])];
        $gate = $this->app->make(ProtectionGate::class);
        $allowed = $gate->check($client, GatePurpose::Bonus, $claim);
        $this->assertTrue($allowed->isAllowed(), (string) $allowed->why());
        $client->update(['is_barred' => true]);
        $refused = $gate->check($client, GatePurpose::Bonus, $claim);
        $gate->check($client, GatePurpose::Bonus, $other);

        $this->getJson("/rsg/receipts?subject=bonus_claim&id={$claim->id}")->assertOk()->assertJsonCount(2)
            ->assertJsonPath('0.is_allowed', false)->assertJsonPath('0.reasons.0', $refused->why())->assertJsonPath('0.client_id', $client->id)->assertJsonPath('0.rule_version', GateRules::VERSION)
            ->assertJsonPath('1.is_allowed', true)->assertJsonPath('1.reasons', [])->assertJsonPath('1.purpose_label', 'Bonus')->assertJsonPath('1.actor_name', $officer->full_name);
        $this->getJson("/rsg/receipts?subject=deposit&id={$claim->id}")->assertOk()->assertExactJson([]);
    }

    #[DataProvider('roles')]
    public function test_only_colleagues_who_see_protection_data_get_receipts(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne());
        $seesThem = array_intersect([Ability::ViewClients->value, Ability::ViewRsg->value], array_column($role->abilities(), 'value')) === [Ability::ViewClients->value, Ability::ViewRsg->value];

        $this->getJson('/rsg/receipts?subject=email&id=1')->assertStatus($seesThem ? 200 : 403);
    }

    /** @return array<string, array{StaffRole}> */
    public static function roles(): array
    {
        return array_combine(array_column(StaffRole::cases(), 'value'), array_map(static fn (StaffRole $role): array => [$role], StaffRole::cases()));
    }

    /** @return array<string, array{string, string}> */
    public static function invalid(): array
    {
        return [
            'no subject' => ['id=1', 'subject'],
            'another subject' => ['subject=user&id=1', 'subject'],
            'no id' => ['subject=deposit', 'id'],
            'an id that is no number' => ['subject=deposit&id=x', 'id'],
        ];
    }

    #[DataProvider('invalid')]
    public function test_invalid_request_is_refused(string $query, string $field): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());

        $this->getJson("/rsg/receipts?{$query}")->assertUnprocessable()->assertJsonValidationErrors($field);
    }
}
