<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Clients\ClientManager;
use App\Data\Notifications\NotifiableCompanyData;
use App\Data\Notifications\NotifiableData;
use App\Data\Notifications\NotifiableSenderData;
use App\Data\Notifications\NotificationClientData;
use App\Data\Notifications\NotificationData;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Notification;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\Withdrawal;
use App\Support\BankLineText;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\MorphTo;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Eloquent\SoftDeletingScope;
use Illuminate\Support\Str;

/** Builds the page data of a notification. The relations of {@see self::relations()} must be loaded. */
final readonly class NotificationPresenter
{
    /** A realtime event may have 10 KB; no page shows more of a text. */
    private const LONGEST_TEXT = 1_000;

    /**
     * For `Notification::with()`: a fixed number of queries for any number of rows.
     *
     * @return array<int|string, mixed>
     */
    public static function relations(): array
    {
        return [
            'client.company', 'client.rating', 'client.affiliate', 'client.accountManager',
            'notifiable' => static fn (MorphTo $relation): MorphTo => $relation->morphWith([
                Client::class => ['company'],
                Deposit::class => ['bankLine', 'client.company'],
                RsgCommunication::class => self::senderRelation(),
            ]),
        ];
    }

    public function present(Notification $notification, string $timezone): NotificationData
    {
        $client = $notification->client;
        $manager = $client?->accountManager;

        return DataFactory::make(NotificationData::class, $notification, [
            'client' => $client === null ? null : DataFactory::make(NotificationClientData::class, $client, [
                'company_color' => $client->company->color,
                'company_name' => $client->company->name,
                'client_rating_description' => $client->rating?->description,
                'account_manager' => $manager === null ? null : new ClientManager($manager->id, $manager->first_name, $manager->full_name),
                'affiliate_name' => $client->affiliate?->name,
            ]),
            'notifiable' => $this->work($notification, $timezone),
        ]);
    }

    /** '20 Nov 2026, 14:05' in the reader's time zone. */
    public static function humanFormat(CarbonImmutable $at, string $timezone): string
    {
        return $at->setTimezone($timezone)->format('j M Y, H:i');
    }

    /** @return array<string, mixed> includes colleagues who left */
    public static function senderRelation(): array
    {
        return ['sender' => static fn (Relation $sender): Builder => $sender->getQuery()->withoutGlobalScope(SoftDeletingScope::class)];
    }

    /** The colleague who sent it, or else the client; null when the client was deleted since. */
    public static function sender(RsgCommunication $communication, ?Client $client): ?NotifiableSenderData
    {
        $sender = $communication->sender ?? $client;

        return $sender === null ? null : new NotifiableSenderData($sender->first_name);
    }

    /** The work, with the fields of the specification's section 3. Deleted work is shown with the data of the notification itself. */
    private function work(Notification $notification, string $timezone): NotifiableData
    {
        $work = $notification->getRelation('notifiable');
        $client = $work instanceof Client ? $work : ($work instanceof Deposit ? $work->client : $notification->client);
        $createdAt = $work?->getAttribute('created_at') ?? $notification->notified_at;

        return new NotifiableData(...[
            'id' => $notification->notifiable_id,
            'company_name' => $client?->company->name,
            'company' => $client === null ? null : new NotifiableCompanyData($client->company->name),
            'created_at_human_format' => self::humanFormat($createdAt, $timezone),
            ...$this->particulars($work, $notification, $timezone),
        ]);
    }

    /** @return array<string, mixed> properties of {@see NotifiableData} */
    private function particulars(?Model $work, Notification $notification, string $timezone): array
    {
        return match (true) {
            $work instanceof Client => [
                'is_new_account_check_button_visible' => $notification->type === NotificationType::RiskCheck && $work->new_account_checked_at === null,
            ],
            $work instanceof Deposit => ['description' => BankLineText::withoutContacts($work->bankLine->description), 'amount_cents' => $work->amount_cents],
            $work instanceof Withdrawal => ['amount_cents' => $work->amount_cents],
            $work instanceof RsgCommunication => [
                'is_resolved' => $work->resolved_at !== null,
                'sent_at_human_format' => self::humanFormat($work->sent_at, $timezone),
                'sender' => self::sender($work, $notification->client),
            ],
            $work instanceof RsgFormSubmission => ['is_resolved' => $work->resolved_at !== null, 'form_type_name' => $work->form_type->label()],
            $work instanceof SocialMediaReview => [
                'status' => $work->status->value, 'platform_name' => $work->platform_name, 'file_path' => $work->file_path,
            ],
            $work instanceof SmsMessage => [
                'description' => Str::limit($work->body, self::LONGEST_TEXT, '…'), 'conversation_id' => $work->conversation_id,
            ],
            default => [],
        };
    }
}
