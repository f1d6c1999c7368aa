<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Enums\PaymentRail;
use App\Infrastructure\Outbox\Delivery;
use App\Infrastructure\Outbox\Outbox;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\Withdrawal;
use Illuminate\Database\Eloquent\Model;

/** Creates work of every type and notifies staff of it. */
trait CreatesOpenWork
{
    private function notify(NotificationType $type, Model $work): void
    {
        app(Outbox::class)->notify($type, $work);
        app(OutboxRelay::class)->drain();
    }

    private function workOf(NotificationType $type, Client $client): Model
    {
        return match ($type) {
            NotificationType::RiskCheck => $client,
            NotificationType::Withdrawal => Withdrawal::factory()->ready()->createOne(['client_id' => $client->id]),
            NotificationType::RsgCommunication => RsgCommunication::factory()->createOne(['client_id' => $client->id]),
            NotificationType::FormSubmission => RsgFormSubmission::factory()->createOne(['client_id' => $client->id]),
            NotificationType::SocialMediaReview => SocialMediaReview::factory()->createOne(['client_id' => $client->id]),
            NotificationType::Message => SmsMessage::factory()->createOne(['conversation_id' => Conversation::factory()->createOne(['client_id' => $client->id])->id]),
            NotificationType::Deposit => self::deposit($client),
        };
    }

    private static function deposit(?Client $client, ?string $payer = 'E WALSH'): Deposit
    {
        $line = BankLine::create([
            'rail' => PaymentRail::Osko, 'bank_reference' => fake()->unique()->uuid(), 'description' => "Payment from {$payer} 123",
            'payer_name' => $payer, 'amount_cents' => 125_050, 'value_at' => now(),
        ]);

        return Deposit::create([
            'client_id' => $client?->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => 125_050, 'status' => DepositStatus::Pending,
        ]);
    }

    /** @return list<array{user_id: int, channel: string, data: array<string, mixed>}> the queued events of each person */
    private function events(): array
    {
        return array_map(static fn (Delivery $delivery): array => [
            'user_id' => $delivery->userId,
            'channel' => $delivery->event->channel->value,
            'data' => $delivery->toRealtimeEvent()->payload,
        ], $this->deliveries());
    }

    /** @return list<Delivery> */
    private function deliveries(): array
    {
        return array_values(OutboxMessage::query()->where('topic', 'broadcast')->orderBy('id')->get()->toBase()->flatMap(Delivery::of(...))->all());
    }

    private function forgetEvents(): void
    {
        OutboxMessage::query()->where('topic', 'broadcast')->delete();
    }
}
