<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\PinGenerator;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Creates a client and requests the New Account check. */
final readonly class CreateClient
{
    private const PIN_ATTEMPTS = 5;

    public function __construct(private PinGenerator $pins, private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @param  Client  $new  without a PIN to draw one
     * @param  string  $source  of the client, for the activity log
     *
     * @throws ValidationException when the given PIN was taken at the same moment
     */
    public function handle(Client $new, string $source = 'intake'): Client
    {
        return DB::transaction(function () use ($new, $source): Client {
            // A copy, so that the caller can try again after its transaction was rolled back.
            $client = clone $new;
            $this->save($client);
            $this->audit->record('client.created', $client, after: ['source' => $source, 'company_id' => $client->company_id, 'pin' => $client->pin]);
            $this->outbox->notify(NotificationType::RiskCheck, $client);

            return $client;
        });
    }

    private function save(Client $new): void
    {
        $pin = $new->pin;

        for ($attempt = 1; ; $attempt++) {
            try {
                // A nested transaction: PostgreSQL refuses every further statement after a failed insert.
                DB::transaction(fn (): bool => $new->fill(['pin' => $pin ?? $this->pins->draw()])->save());

                return;
            } catch (UniqueConstraintViolationException $taken) {
                if ($pin !== null) {
                    throw ValidationException::withMessages(['pin' => 'The pin has already been taken.']);
                }
                if ($attempt === self::PIN_ATTEMPTS) {
                    throw $taken;
                }
            }
        }
    }
}
