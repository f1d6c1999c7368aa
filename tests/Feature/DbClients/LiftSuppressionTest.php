<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\ConvertDbClient;
use App\Actions\Intake\ReceiveSms;
use App\Domain\DbClients\DbClientConversion;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\Lead;
use App\Models\SmsMessage;
use App\Models\Suppression;
use PHPUnit\Framework\Attributes\TestWith;

final class LiftSuppressionTest extends DbClientTestCase
{
    public function test_suppression_is_lifted_with_a_reason_unless_it_is_betstop(): void
    {
        $dbClient = $this->dbClient([], '+61491570156');
        $this->actingAs($this->manager)->post(route('db-clients.suppression.store', $dbClient), ['reason' => 'stop'])->assertRedirect();
        $this->delete(route('db-clients.suppression.destroy', $dbClient))->assertSessionHasErrors('reason');
        $this->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'stop', 'reason' => 'They called and want offers'])->assertSessionHasNoErrors();
        $this->assertSame(DbClientStatus::Validated, $dbClient->refresh()->status);
        $this->assertDatabaseCount('suppressions', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.suppression_lifted', 'subject_id' => $dbClient->id]);

        $this->post(route('db-clients.suppression.store', $dbClient), ['reason' => 'stop']);
        app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Betstop, null);
        $this->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'stop', 'reason' => 'They called and want offers'])->assertSessionHasErrors('reason');
        $this->assertSame(DbClientStatus::Suppressed, $dbClient->refresh()->status);
    }

    public function test_request_to_stop_that_was_lifted_does_not_count_again_after_the_conversion(): void
    {
        $dbClient = $this->onList(['date_of_birth' => '1984-03-05'], '+61491570156');
        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop']);
        $this->actingAs($this->manager)->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'stop', 'reason' => 'Logged for the wrong person'])->assertSessionHasNoErrors();
        app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion, $this->manager);

        $other = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1984-03-05', 'mobile_e164' => '+61491570157']);
        $this->assertFalse(app(ProtectionGate::class)->decideCall($other, '+61491570157')->has('opted_out'));
    }

    public function test_request_to_stop_that_came_since_the_page_was_opened_is_not_lifted(): void
    {
        $dbClient = $this->onList(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Invalid], '+61491570156');
        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop']);
        $this->assertSame(SuppressionReason::Stop, $dbClient->refresh()->suppressed_reason);

        $this->actingAs($this->manager)->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'invalid', 'reason' => 'The number works again'])
            ->assertSessionHasErrors(['reason' => 'The reason has changed since you opened this page: Asked to stop. Nothing was changed.']);

        $this->assertSame([DbClientStatus::Suppressed, true], [$dbClient->refresh()->status, Suppression::query()->where('reason', SuppressionReason::Stop)->exists()]);
    }

    /** Other people may have the number too. */
    #[TestWith([false])]
    #[TestWith([true])]
    public function test_stop_that_was_texted_is_not_lifted(bool $isSuppressedBefore): void
    {
        $dbClient = $this->dbClient([], '+61491570156');
        $this->actingAs($this->manager);
        if ($isSuppressedBefore) {
            $this->post(route('db-clients.suppression.store', $dbClient), ['reason' => 'stop'])->assertRedirect();
        }
        app(ReceiveSms::class)->handle(new SmsMessage(['direction' => 'inbound', 'body' => 'STOP', 'provider_id' => 'P1', 'sent_at' => now(), 'segments' => 1, 'status' => 'received']), '+61491570156');

        $this->delete(route('db-clients.suppression.destroy', $dbClient), ['seen' => 'stop', 'reason' => 'They called and want offers'])
            ->assertSessionHasErrors(['reason' => 'This number texted STOP. Only staff’s own suppressions can be lifted.']);
        $this->assertSame(DbClientStatus::Suppressed, $dbClient->refresh()->status);
        $this->assertSame(['phone', 'sms'], Suppression::query()->orderBy('channel')->pluck('channel')->map->value->all());
    }
}
