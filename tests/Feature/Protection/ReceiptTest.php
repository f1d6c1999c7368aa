<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\Protection\GateRules;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\PermissionReceipt;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use RuntimeException;
use Tests\Support\ReadsPages;
use Tests\Support\SendsSms;
use Tests\TestCase;

/** Receipts of the gate: one for each decision, kept even when the action ends with an exception, and never changed. */
final class ReceiptTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SendsSms;

    public function test_sent_and_refused_messages_have_receipts(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);
        $sender = $this->sender();
        $this->actingAs($sender)->post(route('clients.messages.store', $client), $this->sms('Hello'))->assertSessionHasNoErrors();
        $client->forceFill(['is_barred' => true])->save();
        $this->post(route('clients.messages.store', $client), $this->sms('Hello again'))->assertSessionHasErrors('body');

        [$sent, $refused] = PermissionReceipt::query()->orderBy('id')->get()->all();
        $this->assertSame(
            ['client', $client->id, 'sms_message', SmsMessage::query()->sole()->id, GatePurpose::ServiceSms, true, [], GateRules::VERSION, $sender->id],
            [$sent->person_type, $sent->person_id, $sent->subject_type, $sent->subject_id, $sent->purpose, $sent->is_allowed, $sent->reasons, $sent->rule_version, $sent->actor_id],
        );
        $this->assertSame([$client->id, null, false], [$refused->person_id, $refused->subject_id, $refused->is_allowed]);
        $this->assertSame([['code' => 'barred', 'text' => 'This client is barred and must not be contacted.']], $refused->reasons);
        $this->assertTrue($refused->inputs['is_barred']);
        $this->assertStringNotContainsString('491570', json_encode([$sent->inputs, $refused->inputs], JSON_THROW_ON_ERROR), 'A receipt has no contact details.');
    }

    public function test_record_shows_its_receipts(): void
    {
        $client = Client::factory()->createOne(['is_barred' => true])->refresh();
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());

        $this->inertia("/clients/{$client->id}/rsg", ['protection'], 'Clients/ResponsibleGambling')
            ->assertJsonPath('props.protection.receipts.0.purpose_label', 'Bonus')
            ->assertJsonPath('props.protection.receipts.0.is_allowed', false)
            ->assertJsonPath('props.protection.receipts.0.reasons', ['This client is barred and gets no bonuses.']);
    }

    /** A receipt may say that another person is on a barred list, and why. */
    public function test_record_keeps_its_receipts_from_colleagues_without_the_ability(): void
    {
        $client = Client::factory()->createOne(['is_barred' => true])->refresh();
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));

        foreach ([StaffRole::PaymentsOfficer, StaffRole::Executive] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            $this->inertia("/clients/{$client->id}/rsg", ['protection'], 'Clients/ResponsibleGambling')
                ->assertJsonPath('props.protection.is_barred', true)
                ->assertJsonPath('props.protection.receipts', []);
        }
    }

    public function test_refusal_outlives_the_rollback_of_its_transaction_once(): void
    {
        $client = Client::factory()->createOne(['is_barred' => true])->refresh();
        $gate = app(ProtectionGate::class);

        try {
            DB::transaction(static function () use ($gate, $client): void {
                DB::transaction(static fn () => $gate->record($gate->decide($client, GatePurpose::Bonus)));
                throw new RuntimeException('Something else failed.');
            });
        } catch (RuntimeException) {
        }
        DB::transaction(static fn () => $gate->record($gate->decide($client, GatePurpose::Transfer)));

        $this->assertSame(
            [GatePurpose::Bonus, GatePurpose::Transfer],
            PermissionReceipt::query()
                ->orderBy('id')
                ->get()
                ->map(static fn (PermissionReceipt $receipt): GatePurpose => $receipt->purpose)
                ->all(),
        );
    }

    public function test_allowed_decision_is_rolled_back_with_its_subject(): void
    {
        $client = Client::factory()->createOne()->refresh();
        $gate = app(ProtectionGate::class);

        try {
            DB::transaction(static function () use ($gate, $client): void {
                $gate->record($gate->decide($client, GatePurpose::Bonus));
                throw new RuntimeException('The bonus was not granted.');
            });
        } catch (RuntimeException) {
        }

        $this->assertSame(0, PermissionReceipt::query()->count());
    }

    public function test_receipts_are_sealed_and_can_not_be_changed(): void
    {
        $client = Client::factory()->createOne()->refresh();
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $this->travel(5)->minutes();
        Artisan::call('audit:seal');

        $this->assertSame(1, DB::table('audit_seals')->where('sealed_table', 'permission_receipts')->count());
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());
        $this->expectException(QueryException::class);
        DB::table('permission_receipts')->update(['is_allowed' => false]);
    }
}
