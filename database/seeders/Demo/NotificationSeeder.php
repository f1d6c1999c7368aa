<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Notifications\NotificationContent;
use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\OpenWorkRepository;
use App\Domain\Notifications\WorkSubject;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Notifications of open work, and of some settled work. */
final readonly class NotificationSeeder
{
    private const OPEN_OF_A_TYPE = 20;

    private const SETTLED = 12;

    public function __construct(private OpenWorkRepository $work) {}

    public function run(): void
    {
        foreach (NotificationType::cases() as $type) {
            $notified = [];
            foreach ($this->work->open($type)->orderByDesc('id')->limit(self::OPEN_OF_A_TYPE)->pluck('id') as $id) {
                $content = $this->work->find($type, $id);
                if ($content !== null && ! isset($notified[$content->subject->key()])) {
                    $notified[$content->subject->key()] = true;
                    $this->notify($type, $content);
                }
            }
        }
        $this->settledRiskChecks();
    }

    private function notify(NotificationType $type, NotificationContent $content): void
    {
        $at = $content->notifiable->getAttribute('created_at');
        $columns = ['type' => $type->value, 'subject_key' => $content->subject->key(), ...$content->columns(), ...$this->stamps($at, null)];
        // Actions of other seeders have already written some notifications.
        DB::table('notifications')->upsert(array_map(
            static fn (int $userId): array => ['user_id' => $userId, ...$columns],
            array_values(array_unique([...$this->holders(NotificationDefinition::of($type)->ability), ...$content->alsoTo])),
        ), ['user_id', 'type', 'subject_key'], array_keys($columns));
    }

    private function settledRiskChecks(): void
    {
        $clients = Client::query()->with('company')->whereNotNull('new_account_checked_at')->orderByDesc('id')->limit(self::SETTLED)->get();
        foreach ($clients as $client) {
            foreach ($this->holders(Ability::RiskCheckClients) as $userId) {
                DB::table('notifications')->insert([
                    'user_id' => $userId,
                    'type' => NotificationType::RiskCheck->value,
                    'subject_key' => WorkSubject::of($client)->key(),
                    'client_id' => $client->id,
                    'notifiable_type' => 'client',
                    'notifiable_id' => $client->id,
                    'body' => "New account at {$client->company->name}",
                    ...$this->stamps($client->created_at, $client->new_account_checked_at),
                ]);
            }
        }
    }

    /** @return array<string, mixed> */
    private function stamps(CarbonImmutable $at, ?CarbonImmutable $readAt): array
    {
        return ['is_read' => $readAt !== null, 'read_at' => $readAt, 'outbox_id' => 0, 'notified_at' => $at, 'created_at' => $at, 'updated_at' => $at];
    }

    /** @return list<int> */
    private function holders(Ability $ability): array
    {
        return array_values(User::query()
            ->where('is_active', true)
            ->whereHas('roleAbilities', static fn (Builder $query): Builder => $query->where('ability', $ability))
            ->pluck('id')
            ->all());
    }
}
