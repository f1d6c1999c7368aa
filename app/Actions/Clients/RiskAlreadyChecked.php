<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\RiskCheckValue;
use App\Models\ClientCheck;
use App\Services\Notifications\NotificationPresenter;
use DomainException;

/** Two people clicked; this one came second. */
final class RiskAlreadyChecked extends DomainException
{
    /** @param  ClientCheck|null  $decision  with its user; null where the account was checked before this product */
    public function __construct(private readonly ?ClientCheck $decision)
    {
        parent::__construct('The New Account check of this client is decided already.');
    }

    /** Whether the same was decided before, so that nothing is lost to whoever came second. */
    public function agreesWith(RiskCheckValue $value): bool
    {
        return $this->decision?->value === $value;
    }

    /** @param  string  $timezone  of whoever reads it */
    public function explain(string $timezone): string
    {
        if ($this->decision === null) {
            return 'This account was checked before. Nothing was changed.';
        }

        $at = NotificationPresenter::humanFormat($this->decision->created_at, $timezone);

        return "{$this->decision->user->full_name} already decided {$this->decision->value->value} for this account on {$at}. Nothing was changed.";
    }
}
