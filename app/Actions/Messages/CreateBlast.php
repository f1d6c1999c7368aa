<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\BlastRecipientStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Jobs\Messages\RunBlast;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;

/** Creates a blast and starts the check of its recipients. Nothing is sent before a second person approves it. */
final readonly class CreateBlast
{
    private const ROWS_PER_INSERT = 500;

    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  Blast  $new  not saved yet
     * @param  array<int, array<string, string>>  $recipients  of a file: the variables of each client
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one blast
     */
    public function handle(Blast $new, array $recipients, ?string $reference): Blast
    {
        $content = [$new->kind->value, $new->name, $new->body, $new->audience, (string) $new->send_at, (string) $new->send_until, $recipients];

        return $this->forms->once($new->user, $reference, Blast::class, $content, function () use ($new, $recipients): Blast {
            $new->newest_id = (int) Client::query()->max('id');
            $new->save();
            foreach (array_chunk($recipients, self::ROWS_PER_INSERT, true) as $rows) {
                BlastRecipient::query()->insert(array_map(static fn (int $clientId, array $values): array => [
                    'blast_id' => $new->id, 'client_id' => $clientId, 'status' => BlastRecipientStatus::Waiting->value,
                    'values' => json_encode((object) $values, JSON_THROW_ON_ERROR), 'created_at' => now(), 'updated_at' => now(),
                ], array_keys($rows), $rows));
            }
            $this->audit->record(
                'blast.created',
                $new,
                after: [
                    'kind' => $new->kind->value,
                    'name' => $new->name,
                    'body' => $new->body,
                    'audience' => $new->audience['query'],
                    'file' => $new->audience['file'] ?? null,
                ],
            );
            RunBlast::dispatch($new->id)->afterCommit();

            return $new;
        });
    }
}
