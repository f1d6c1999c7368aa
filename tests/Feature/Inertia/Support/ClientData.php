<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

use App\Inertia\DeferProp;
use Carbon\CarbonImmutable;
use Closure;

/** A data object as the pages of the product use them. */
final readonly class ClientData
{
    /**
     * @param  list<ClientData>  $referrals
     * @param  Closure(): int|int  $balance_cents
     * @param  (Closure(): mixed)|DeferProp<list<string>>|null  $history
     */
    public function __construct(
        public int $id,
        public NamedPage $page = NamedPage::Index,
        public ?CarbonImmutable $created_at = null,
        public array $referrals = [],
        public Closure|int $balance_cents = 0,
        public Closure|DeferProp|null $history = null,
        private string $secret = 'hidden',
    ) {}

    public function secret(): string
    {
        return $this->secret;
    }
}
