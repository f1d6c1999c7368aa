<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\DbClients\LiftDbClientSuppression;
use App\Actions\DbClients\LogDbClientOutcome;
use App\Actions\Intake\ReceiveSms;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Messages\RecordSmsOptOut;
use App\Actions\Messages\UndoSmsOptOut;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\SendsSms;
use Tests\TestCase;

/** Requests to stop that arrive beside an opt-out that a colleague recorded. */
final class SmsOptOutConflictTest extends TestCase
{
    use RefreshDatabase, SendsSms;

    private Client $client;

    private DbClient $dbClient;

    private User $colleague;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-30 02:00:00');
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'mobile_e164' => self::MOBILE]);
        $this->dbClient = DbClient::factory()->createOne(['first_name' => 'Rosie', 'last_name' => 'Callaghan', 'status' => DbClientStatus::Validated]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $this->dbClient->id, 'e164' => self::MOBILE, 'is_valid' => true]);
        $this->colleague = $this->sender();
        $this->actingAs($this->colleague);
    }

    public function test_undo_keeps_the_later_request_of_a_db_client_with_the_number(): void
    {
        $this->record($this->client);
        $this->travel(1)->minutes();
        app(LogDbClientOutcome::class)->handle($this->dbClient, DbClientOutcome::AskedToStop, null, null, $this->colleague);

        $this->undo($this->client);

        $this->assertNull($this->client->refresh()->sms_opted_out_at);
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$this->dbClient->refresh()->status, $this->suppressed()]);
    }

    #[TestWith([false, DbClientStatus::Assigned])]
    #[TestWith([true, DbClientStatus::Validated])]
    public function test_undo_returns_the_db_client_to_its_call_list_while_that_is_open(bool $isClosed, DbClientStatus $status): void
    {
        $list = DbList::factory()->createOne();
        $this->dbClient->update(['status' => DbClientStatus::Assigned, 'db_list_id' => $list->id, 'assignee_id' => $list->assignee_id]);
        $this->record($this->client);
        $list->update(['closed_at' => $isClosed ? now() : null]);

        $this->undo($this->client);

        $this->assertSame(
            [$status, $isClosed ? null : $list->id, $isClosed ? null : $list->assignee_id],
            [$this->dbClient->refresh()->status, $this->dbClient->db_list_id, $this->dbClient->assignee_id],
        );
    }

    public function test_undo_keeps_the_later_request_of_a_client_with_the_number_after_a_new_number(): void
    {
        $this->record($this->client);
        $this->travel(1)->minutes();
        $this->record(Client::factory()->createOne(['mobile_e164' => self::MOBILE]));
        $this->client->update(['mobile_e164' => '+61491570110']);

        $this->undo($this->client);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$this->dbClient->refresh()->status, $this->suppressed()]);
    }

    public function test_db_client_with_the_number_is_not_lifted_while_the_client_is_opted_out(): void
    {
        $this->record($this->client);

        try {
            app(LiftDbClientSuppression::class)->handle($this->dbClient->refresh(), SuppressionReason::Stop, 'They called and want offers', $this->colleague);
            $this->fail('The suppression was lifted.');
        } catch (ValidationException) {
            $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$this->dbClient->refresh()->status, $this->suppressed()]);
        }
    }

    public function test_mark_that_came_from_a_merge_is_not_undone(): void
    {
        $this->record($this->client);
        $this->undo($this->client);
        $other = Client::factory()->createOne(['mobile_e164' => '+61491570110', 'company_id' => $this->client->company_id]);
        app(ReceiveSms::class)->handle(new SmsMessage([
            'provider_id' => 'SM-1', 'direction' => MessageDirection::Inbound, 'body' => 'STOP', 'segments' => 1, 'status' => SmsStatus::Received, 'sent_at' => now(),
        ]), '+61491570110');
        $merge = app(MergeClients::class)->handle($other->id, $this->client->id, [], 'Same', $this->colleague);
        app(UndoMerge::class)->handle($merge, $this->colleague);

        $this->assertNotNull($this->client->refresh()->sms_opted_out_at);
        $this->expectExceptionObject(new OperationRefusedException('The client was merged since, so the opt-out can’t be undone.'));
        $this->undo($this->client);
    }

    private function record(Client $client): void
    {
        $this->assertTrue(app(RecordSmsOptOut::class)->handle($client, 'By phone', $this->colleague));
    }

    private function undo(Client $client): void
    {
        app(UndoSmsOptOut::class)->handle($client, $this->colleague);
    }

    private function suppressed(): ?SuppressionReason
    {
        return app(SuppressionList::class)->reasons([self::MOBILE])[self::MOBILE] ?? null;
    }
}
