<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\NotificationType;
use App\Models\Client;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\NewClient;
use App\Services\Intake\PinGenerator;
use App\Services\Outbox\Outbox;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Takes a new client in, and asks the people who may to check the account. */
final readonly class CreateClient
{
    private const PIN_ATTEMPTS = 5;

    public function __construct(private PinGenerator $pins, private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * Throws {@see ValidationException} when somebody else took the given PIN a moment ago.
     *
     * @param  string  $source  where the client comes from, for the audit trail
     */
    public function handle(NewClient $new, string $source = 'intake'): Client
    {
        return DB::transaction(function () use ($new, $source): Client {
            $client = $this->save($new);
            $this->audit->record('client.created', $client, after: ['source' => $source, 'company_id' => $client->company_id, 'pin' => $client->pin]);
            $this->outbox->notify(NotificationType::RiskCheck, $client);

            return $client;
        });
    }

    private function save(NewClient $new): Client
    {
        for ($attempt = 1; ; $attempt++) {
            try {
                // A transaction of its own inside: PostgreSQL refuses every further statement after a failed insert.
                return DB::transaction(fn (): Client => Client::create([...get_object_vars($new), 'pin' => $new->pin ?? $this->pins->draw()]));
            } catch (UniqueConstraintViolationException $taken) {
                if ($new->pin !== null) {
                    throw ValidationException::withMessages(['pin' => 'The pin has already been taken.']);
                }
                if ($attempt === self::PIN_ATTEMPTS) {
                    throw $taken;
                }
            }
        }
    }
}
