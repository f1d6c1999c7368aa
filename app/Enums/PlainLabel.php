<?php

declare(strict_types=1);

namespace App\Enums;

/** For enums whose labels are their values: 'cashed_out' is shown as 'Cashed out'. */
trait PlainLabel
{
    public function label(): string
    {
        return ucfirst(str_replace('_', ' ', $this->value));
    }
}
