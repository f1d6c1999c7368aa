<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Records a client's background as a new dated entry; what was known before stays. */
final readonly class RecordClientBackground
{
    private const AUDITED = ['occupation', 'employer', 'source_of_funds', 'acquisition', 'kyc_method'];

    public function __construct(private AuditTrail $audit) {}

    /** Somebody else's entry since the form was opened is a ValidationException on `base_id`. */
    public function handle(Client $client, NewBackground $new, User $author): ClientBackground
    {
        return DB::transaction(function () use ($client, $new, $author): ClientBackground {
            // The client's row stands for the queue of its backgrounds: a second writer waits here.
            Client::query()->lockForUpdate()->findOrFail($client->id);
            $last = ClientBackground::query()->with('user')->where('client_id', $client->id)->latest('id')->first();
            if ($last?->id !== $new->baseId) {
                throw ValidationException::withMessages(['base_id' => ($last?->user->full_name ?? 'Somebody else').' recorded this background while you were writing. Copy what you need, reload the page and add it there.']);
            }

            $entry = ClientBackground::query()->create(['client_id' => $client->id, 'user_id' => $author->id, ...$new->columns()]);
            $before = $last === null ? array_fill_keys(self::AUDITED, null) : $last->only(self::AUDITED);
            $changed = array_filter(self::AUDITED, static fn (string $field): bool => $before[$field] !== $entry->getAttribute($field));
            $this->audit->record('client.background_recorded', $client, array_intersect_key($before, array_flip($changed)), $entry->only($changed));

            return $entry;
        });
    }
}
