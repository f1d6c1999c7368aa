<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use Closure;

/** A money operation and its expected result. */
final readonly class Operation
{
    /**
     * @param  Closure(): mixed  $do  by the product's own action; safe to do again
     * @param  (Closure(mixed): mixed)|null  $effect  on the model, given what the action returned; null when it must be refused
     */
    public function __construct(public string $name, public Closure $do, public ?Closure $effect) {}
}
