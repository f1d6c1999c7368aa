<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\ExclusionAcknowledgement;

/**
 * `is_aware`: the user acknowledges the clients' exclusions on the screen. `aware_of`: these exclusions, each a `client_id` and a
 * `warning`.
 */
trait ReadsAcknowledgement
{
    public function acknowledgement(): ExclusionAcknowledgement
    {
        /** @var list<array{client_id: int|string, warning: string}> $shown */
        $shown = $this->validated('aware_of') ?? [];
        $byClient = [];
        foreach ($shown as ['client_id' => $clientId, 'warning' => $warning]) {
            $byClient[(int) $clientId][] = $warning;
        }

        return new ExclusionAcknowledgement((bool) $this->validated('is_aware'), $byClient);
    }

    /** @return array<string, list<string>> */
    private function acknowledgementRules(): array
    {
        return [
            'is_aware' => ['nullable', 'boolean'],
            // A client has at most four warnings.
            'aware_of' => ['nullable', 'array', 'list', 'max:'.(4 * config()->integer('paddock.payments.most_items'))],
            'aware_of.*.client_id' => ['required', 'integer', 'min:1'],
            'aware_of.*.warning' => ['required', 'string', 'max:64'],
        ];
    }

    /** @return array<string, string> */
    private function acknowledgementMessages(): array
    {
        return ['is_aware.*' => 'Acknowledge the exclusions.', 'aware_of.*' => 'Reload the page and check the clients’ exclusions again.'];
    }
}
