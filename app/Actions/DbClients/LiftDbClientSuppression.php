<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbClient;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ValidityCheck;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Matching\PersonFacts;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Takes the prospect's own suppression back, with a reason that is kept. What the BetStop register or a barred list
 * decided nobody here undoes; nor what stands against the same number or mailbox for another reason.
 */
final readonly class LiftDbClientSuppression
{
    public function __construct(private SuppressionBook $book, private ExclusionCheck $exclusions, private AuditTrail $audit) {}

    /** Whatever else stands against the person is a ValidationException. */
    public function handle(DbClient $prospect, string $why, User $actor): void
    {
        DB::transaction(function () use ($prospect, $why, $actor): void {
            $current = DbClient::query()->lockForUpdate()->findOrFail($prospect->id);
            if ($current->status !== DbClientStatus::Suppressed) {
                throw ValidationException::withMessages(['reason' => 'This prospect is not suppressed.']);
            }
            $this->liftOwn($current);
            $before = ['status' => $current->status->value, 'suppressed_reason' => $current->suppressed_reason?->value];
            $hasValidNumber = $current->phoneNumbers()->where('is_valid', true)->exists();
            $current->fill([
                'status' => ValidityCheck::status(DbClientStatus::Raw, $hasValidNumber), 'suppressed_reason' => null,
                'db_list_id' => null, 'assignee_id' => null, 'version' => $current->version + 1,
            ])->save();
            $this->audit->record('db_client.suppression_lifted', $current, $before, ['status' => $current->status->value, 'suppressed_reason' => null, 'reason' => $why], $actor->id);
        }, 3);
    }

    private function liftOwn(DbClient $prospect): void
    {
        $own = $prospect->suppressed_reason;
        $exclusion = $this->exclusions->find(PersonFacts::ofDbClient($prospect));
        if ($exclusion !== null) {
            $this->refuse("{$exclusion->reason}. Nobody may lift that by hand.");
        }

        $values = [(string) $prospect->email, ...array_values($prospect->phoneNumbers()->pluck('e164')->all())];
        if ($own?->mayBeLifted() === true) {
            $this->book->lift($values, $own);
        }
        foreach ([$own, ...array_values($this->book->reasons($values))] as $left) {
            match (true) {
                $left === SuppressionReason::Betstop => $this->refuse('This person is on the BetStop register. Nobody may lift that by hand.'),
                $left === SuppressionReason::Barred => $this->refuse('This person is barred. Nobody may lift that by hand.'),
                $left !== $own && $left?->isOfPerson() === true => $this->refuse("A number or the mailbox of this prospect is to be left alone for another reason: {$left->label()}."),
                default => null,
            };
        }
    }

    private function refuse(string $why): never
    {
        throw ValidationException::withMessages(['reason' => $why]);
    }
}
