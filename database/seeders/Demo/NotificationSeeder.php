<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\User;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Notifications\NotificationFeed;
use App\Services\Notifications\WorkSubject;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Container\Container;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Who has been told of the open work, in the words of the announcers; and of some work that is settled by now. */
final readonly class NotificationSeeder
{
    private const OPEN_OF_A_TYPE = 20;

    private const SETTLED = 12;

    public function __construct(private Container $container) {}

    public function run(): void
    {
        foreach (NotificationType::cases() as $type) {
            $feed = NotificationFeed::of($type);
            $announcer = $this->container->make($feed->announcer());
            $told = [];
            foreach ($announcer->open()->orderByDesc('id')->limit(self::OPEN_OF_A_TYPE)->pluck('id') as $id) {
                $announcement = $announcer->announce($id);
                if ($announcement !== null && ! isset($told[$announcement->subject->key()])) {
                    $told[$announcement->subject->key()] = true;
                    $this->tell($type, $feed->ability, $announcement);
                }
            }
        }
        $this->settledRiskChecks();
    }

    private function tell(NotificationType $type, Ability $ability, Announcement $announcement): void
    {
        $at = $announcement->notifiable->getAttribute('created_at');
        $columns = ['type' => $type->value, 'subject_key' => $announcement->subject->key(), ...$announcement->columns(), ...$this->stamps($at, null)];
        // Actions of other seeders have told of some already, in the words of that moment.
        DB::table('notifications')->upsert(array_map(
            static fn (int $userId): array => ['user_id' => $userId, ...$columns],
            array_values(array_unique([...$this->holders($ability), ...$announcement->alsoTo])),
        ), ['user_id', 'type', 'subject_key'], array_keys($columns));
    }

    private function settledRiskChecks(): void
    {
        $clients = Client::query()->with('company')->whereNotNull('new_account_checked_at')->orderByDesc('id')->limit(self::SETTLED)->get();
        foreach ($clients as $client) {
            foreach ($this->holders(Ability::RiskCheckClients) as $userId) {
                DB::table('notifications')->insert([
                    'user_id' => $userId, 'type' => NotificationType::RiskCheck->value, 'subject_key' => WorkSubject::of($client)->key(), 'client_id' => $client->id,
                    'notifiable_type' => 'client', 'notifiable_id' => $client->id, 'body' => "New account at {$client->company->name}",
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
