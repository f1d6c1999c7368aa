<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\ExclusionAcknowledgement;

/**
 * `is_aware` of the exclusions of the paid clients, and `aware_of`: what of it was on the screen, each as a
 * `client_id` and a `warning`. Without it the tick stands for whatever there is.
 */
trait ReadsAwareness
{
    public function awareness(): ExclusionAcknowledgement
    {
        /** @var list<array{client_id: int|string, warning: string}>|null $shown */
        $shown = $this->validated('aware_of');
        $byClient = $shown === null ? null : [];
        foreach ($shown ?? [] as ['client_id' => $clientId, 'warning' => $warning]) {
            $byClient[(int) $clientId][] = $warning;
        }

        return new ExclusionAcknowledgement((bool) $this->validated('is_aware'), $byClient);
    }

    /** @return array<string, list<string>> */
    private function awarenessRules(): array
    {
        return [
            'is_aware' => ['nullable', 'boolean'],
            // A client has at most four.
            'aware_of' => ['nullable', 'array', 'list', 'max:'.(4 * config()->integer('paddock.payments.most_items'))],
            'aware_of.*.client_id' => ['required', 'integer', 'min:1'],
            'aware_of.*.warning' => ['required', 'string', 'max:64'],
        ];
    }

    /** @return array<string, string> */
    private function awarenessMessages(): array
    {
        return ['is_aware.*' => 'Tick that you know it.', 'aware_of.*' => 'Reload the page and check the clients’ exclusions again.'];
    }
}
