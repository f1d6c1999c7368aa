<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;

/** A repeated signed call: by its sender, who signs each attempt, or by an attacker with a copy. */
final class WebhookRepeatTest extends IntakeTestCase
{
    use SendsWebhooks;

    private WebhookSource $source;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:05:00');
        config(['paddock.rate_limits.webhooks' => 5_000]);
        $this->source = $this->source(IntakeScope::CreateBankLines);
    }

    public function test_retry_of_the_sender_gets_the_first_answer(): void
    {
        $first = $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertCreated();
        $this->travel(3)->days();

        $again = $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertCreated()->assertHeader('Idempotency-Replayed', 'true');

        $this->assertSame($first->getContent(), $again->getContent());
        $this->assertSame([1, 1], [Deposit::query()->count(), WebhookDelivery::query()->sole()->duplicates]);
    }

    public function test_a_copy_of_any_attempt_is_refused(): void
    {
        $first = now()->getTimestamp();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1', $first)->assertCreated();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1', $first + 10)->assertCreated();

        foreach ([$first, $first + 10, $first + 5] as $at) {
            $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1', $at)->assertConflict()->assertJsonPath('type', 'urn:paddock:problem:webhook-replayed');
        }
        $this->assertSame([1, 1], [Deposit::query()->count(), WebhookDelivery::query()->sole()->duplicates]);
    }

    public function test_a_thousand_copies_and_attempts_make_one_credit(): void
    {
        $at = now()->getTimestamp();
        $body = (string) json_encode($this->bankLine());
        $statuses = [];
        for ($n = 0; $n < 1_000; $n++) {
            // Every other one is a copy of the one before it.
            $statuses[] = $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', $at + intdiv($n, 2) % 300)->getStatusCode();
        }

        $this->assertSame([1, 1, 1], [BankLine::query()->count(), Deposit::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame(25_000, (int) Deposit::query()->sum('amount_cents'));
        $this->assertSame(201, $statuses[0]);
        $this->assertSame([201, 409], array_values(array_unique($statuses)));
        $this->assertSame(299, WebhookDelivery::query()->sole()->duplicates);
    }

    public function test_an_id_with_another_body_is_refused(): void
    {
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertCreated();
        $this->travel(1)->minutes();

        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['amount_cents' => 1]), 'msg_1')->assertUnprocessable()->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');
        $this->assertSame(25_000, Deposit::query()->sole()->amount_cents);
    }

    public function test_refused_call_can_be_sent_again_unchanged_or_corrected(): void
    {
        $at = now()->getTimestamp();
        foreach ([1, 2] as $attempt) {
            $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['amount_cents' => 0]), 'msg_1', $at)->assertUnprocessable();
            $this->assertSame([WebhookDeliveryStatus::Refused, 422, $attempt], WebhookDelivery::query()->get()->map(static fn ($row) => [$row->status, $row->response_status, $row->attempts])->sole());
        }

        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1', $at)->assertCreated();
        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame([WebhookDeliveryStatus::Processed, 201, null, 3], [$delivery->status, $delivery->response_status, $delivery->error, $delivery->attempts]);
        $this->assertSame(25_000, json_decode($delivery->payload, true)['amount_cents']);
    }
}
