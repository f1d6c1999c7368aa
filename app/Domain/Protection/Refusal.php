<?php

declare(strict_types=1);

namespace App\Domain\Protection;

/** One reason of the gate. */
final readonly class Refusal
{
    /**
     * @param  string  $code  for receipts and reports, such as "opted_out"
     * @param  string  $text  one or two sentences for staff
     */
    public function __construct(public string $code, public string $text) {}
}
