<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\PinGenerator;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\PersonExcludedException;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Creates a client and requests the New Account check, unless the person is excluded.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class CreateClient
{
    private const PIN_ATTEMPTS = 5;

    public function __construct(
        private PinGenerator $pins,
        private ProtectionGate $gate,
        private IntakeLock $locks,
        private AuditTrail $audit,
        private Outbox $outbox,
    ) {}

    /**
     * @param  Client  $new  without a PIN to draw one
     * @param  string  $source  of the client, for the activity log
     *
     * @throws PersonExcludedException when the person is barred, or registered with BetStop
     * @throws ValidationException when the given PIN was taken at the same moment
     */
    public function handle(Client $new, string $source = 'intake'): Client
    {
        return DB::transaction(function () use ($new, $source): Client {
            $person = PersonDetails::of($new, $new->mobile_e164 === null ? [] : [$new->mobile_e164]);
            // A notice of the register about this person waits, and then finds the client.
            $this->locks->hold(...$person->lockKeys());
            $decision = $this->gate->decidePerson($person, GatePurpose::AccountOpening);
            if (! $decision->isAllowed()) {
                throw new PersonExcludedException((string) $this->gate->record($decision)->why());
            }
            // A copy, so that the caller can try again after its transaction was rolled back.
            $client = clone $new;
            $this->save($client);
            $this->gate->record($decision->about($client), $client);
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
