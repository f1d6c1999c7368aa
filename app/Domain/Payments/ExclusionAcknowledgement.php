<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Ledger\ClientWarnings;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;

/**
 * Exclusions the payer acknowledged before paying: none, all, or those on the screen. A client may be excluded between the approval
 * and the payment, or while the dialog is open.
 */
final readonly class ExclusionAcknowledgement
{
    private const NAMED = 10;

    /** @param  array<int, list<string>>|null  $shown  warnings by client, as on the screen; null for all */
    public function __construct(private bool $isTicked = false, private ?array $shown = null) {}

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
            if (! $this->covers($withdrawal->client_id, $warnings->all)) {
                $unknown[$withdrawal->client_id] = "{$withdrawal->client->full_name} is {$known[$id]}";
            }
        }

        return $unknown === [] ? $known : throw new OperationRefusedException(self::listed(array_values($unknown)).". Acknowledge this before you {$step}. Nothing was changed.");
    }

    /** @param  non-empty-list<string>  $warnings  that apply to the client now */
    private function covers(int $clientId, array $warnings): bool
    {
        return $this->isTicked && ($this->shown === null || array_diff($warnings, $this->shown[$clientId] ?? []) === []);
    }

    /** @param  list<string>  $sentences */
    private static function listed(array $sentences): string
    {
        $more = count($sentences) - self::NAMED;

        return implode('; ', array_slice($sentences, 0, self::NAMED)).($more > 0 ? "; and {$more} more" : '');
    }
}
