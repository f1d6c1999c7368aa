<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Ledger\ClientWarnings;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;

/**
 * Exclusions the approver or payer acknowledged before approving or paying: none, or those on the screen. A client may be
 * excluded between the approval and the payment, or while the dialog is open.
 */
final readonly class ExclusionAcknowledgement
{
    private const NAMED = 10;

    /** @param  array<int, list<string>>  $shown  warnings by client, as on the screen */
    public function __construct(private bool $isTicked = false, private array $shown = []) {}

    /**
     * @param  Collection<int, Withdrawal>  $withdrawals  by id, locked, with their clients
     * @param  string  $step  the end of "before you …"
     * @return array<int, string> acknowledged warnings by the withdrawal's id
     *
     * @throws OperationRefusedException naming the clients with unacknowledged warnings
     */
    public function of(Collection $withdrawals, string $step): array
    {
        $known = $unknown = [];
        foreach ($withdrawals as $id => $withdrawal) {
            $warnings = ClientWarnings::of($withdrawal->client);
            if ($warnings->all === []) {
                continue;
            }
            $known[$id] = $warnings->inWords();
            if (! $this->isTicked || array_diff($warnings->all, $this->shown[$withdrawal->client_id] ?? []) !== []) {
                $unknown[$withdrawal->client_id] = "{$withdrawal->client->full_name} is {$known[$id]}";
            }
        }

        if ($unknown === []) {
            return $known;
        }
        $more = count($unknown) - self::NAMED;
        $named = implode('; ', array_slice($unknown, 0, self::NAMED)).($more > 0 ? "; and {$more} more" : '');

        throw new OperationRefusedException("{$named}. Acknowledge this before you {$step}. Nothing was changed.");
    }
}
