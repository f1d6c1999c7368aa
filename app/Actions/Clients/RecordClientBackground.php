<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Records a client's background as a new dated entry. Earlier entries are kept. */
final readonly class RecordClientBackground
{
    private const AUDITED = ['occupation', 'employer', 'source_of_funds', 'acquisition', 'kyc_method'];

    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $baseId  the entry that the form was opened on; null when there was none
     * @param  array<string, mixed>  $columns
     *
     * @throws ValidationException on `base_id` when a colleague recorded an entry since the form was opened
     */
    public function handle(Client $client, ?int $baseId, array $columns, User $author): ClientBackground
    {
        return DB::transaction(function () use ($client, $baseId, $columns, $author): ClientBackground {
            // The lock on the client makes a second writer wait.
            Client::query()->lockForUpdate()->findOrFail($client->id);
            $last = ClientBackground::query()->with('user')->where('client_id', $client->id)->latest('id')->first();
            if ($last?->id !== $baseId) {
                throw ValidationException::withMessages([
                    'base_id' => ($last?->user->full_name ?? 'A colleague')
                        .' recorded this background while you were editing. Copy your changes, reload the page and add them.',
                ]);
            }

            $entry = ClientBackground::query()->create(['client_id' => $client->id, 'user_id' => $author->id, ...$columns]);
            $before = $last === null ? array_fill_keys(self::AUDITED, null) : $last->only(self::AUDITED);
            $changed = array_filter(self::AUDITED, static fn (string $field): bool => $before[$field] !== $entry->getAttribute($field));
            $this->audit->record('client.background_recorded', $client, array_intersect_key($before, array_flip($changed)), $entry->only($changed));

            return $entry;
        });
    }
}
