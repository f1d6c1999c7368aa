<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\DepositStatus;
use App\Enums\MessageDirection;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Deposit;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\Withdrawal;
use App\Support\AustralianMobile;
use App\Support\BankLineText;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use LogicException;

/**
 * The open work of each type of notification, and its wording.
 *
 * {@see self::find()} and {@see self::newest()} lock the record until the transaction ends, so that no one is notified of
 * work that is being settled at the same moment.
 */
final readonly class OpenWorkRepository
{
    /** @return Builder<covariant Model> */
    public function open(NotificationType $type): Builder
    {
        return match ($type) {
            NotificationType::RiskCheck => Client::awaitingRiskCheck(),
            NotificationType::Withdrawal => Withdrawal::query()->where('status', WithdrawalStatus::Pending),
            NotificationType::RsgCommunication => RsgCommunication::query()->whereNull('resolved_at'),
            NotificationType::FormSubmission => RsgFormSubmission::query()->whereNull('resolved_at'),
            NotificationType::SocialMediaReview => SocialMediaReview::query()->where('status', SocialMediaReviewStatus::Pending),
            NotificationType::Message => SmsMessage::query()->where('direction', MessageDirection::Inbound)->whereNull('read_at'),
            NotificationType::Deposit => Deposit::query()->whereIn('status', [DepositStatus::Pending, DepositStatus::Matched]),
        };
    }

    /** @return NotificationContent|null null when the work is settled or deleted */
    public function find(NotificationType $type, int $workId): ?NotificationContent
    {
        return $this->content($this->locked($type)->whereKey($workId));
    }

    /**
     * Locks only the chosen record, by its key: a locking search would also wait for records of other clients on MariaDB.
     *
     * @return NotificationContent|null null when the subject has no open work
     */
    public function newest(NotificationType $type, WorkSubject $subject): ?NotificationContent
    {
        if ($type !== NotificationType::Message && $subject->clientId === null) {
            return null;
        }
        $open = match ($type) {
            NotificationType::Message => $this->open($type)->whereIn('conversation_id', $this->conversations($subject)),
            NotificationType::RiskCheck => $this->open($type)->whereKey($subject->clientId),
            default => $this->open($type)->where('client_id', $subject->clientId),
        };

        $content = null;
        for ($id = $open->max('id'); $id !== null && $content === null; $id = $open->where('id', '<', $id)->max('id')) {
            $content = $this->find($type, (int) $id);
        }

        return $content;
    }

    /** @return Builder<covariant Model> */
    private function locked(NotificationType $type): Builder
    {
        return $this->open($type)->sharedLock()->with(match ($type) {
            NotificationType::RiskCheck => ['company'],
            NotificationType::Message => ['conversation.client.company'],
            NotificationType::Deposit => ['bankLine', 'client.company'],
            NotificationType::RsgCommunication => ['client.company', ...NotificationPresenter::senderRelation()],
            default => ['client.company'],
        });
    }

    /**
     * A client may write from two numbers; an unknown number has one conversation.
     *
     * @return Builder<Conversation>
     */
    private function conversations(WorkSubject $subject): Builder
    {
        $conversations = Conversation::query()->select('id');

        return $subject->clientId === null ? $conversations->whereKey($subject->id) : $conversations->where('client_id', $subject->clientId);
    }

    /** @param  Builder<covariant Model>  $query */
    private function content(Builder $query): ?NotificationContent
    {
        $work = $query->first();
        if ($work === null) {
            return null;
        }

        $client = match (true) {
            $work instanceof Client => $work,
            $work instanceof SmsMessage => $work->conversation->client,
            default => $work->getRelation('client'),
        };
        // Account managers receive messages without the ability, but what they see is still limited by it.
        $manager = $work instanceof SmsMessage ? $client?->account_manager_id : null;

        return new NotificationContent($work, $client, $this->body($work, $client), $manager === null ? [] : [$manager]);
    }

    private function body(Model $work, ?Client $client): string
    {
        return match (true) {
            $work instanceof Client => "New account at {$work->company->name}",
            $work instanceof Withdrawal => 'Withdrawal of '.Dollars::of($work->amount_cents).' for '.($client->full_name ?? 'N/A'),
            $work instanceof RsgCommunication => $this->communicationBody($work, $client),
            $work instanceof RsgFormSubmission => "{$work->form_type->label()} form submitted",
            $work instanceof SocialMediaReview => "Review on {$work->platform_name} to approve or decline",
            $work instanceof SmsMessage => 'Message from '.($client->full_name ?? AustralianMobile::national($work->conversation->phone_e164)),
            $work instanceof Deposit => 'Deposit of '.Dollars::of($work->amount_cents)
                .' from '.($client->full_name ?? BankLineText::withoutContacts($work->bankLine->payer_name ?? 'N/A'))." by {$work->rail->label()}",
            default => throw new LogicException($work::class.' has no notifications.'),
        };
    }

    private function communicationBody(RsgCommunication $communication, ?Client $client): string
    {
        $sender = NotificationPresenter::sender($communication, $client);

        return 'RSG communication'.($sender === null ? '' : " from {$sender->first_name}")." by {$communication->channel->label()}";
    }
}
