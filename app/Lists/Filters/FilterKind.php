<?php

declare(strict_types=1);

namespace App\Lists\Filters;

/** The editors of resources/js/components/filters. */
enum FilterKind: string
{
    case MultiSelect = 'multi-select';
    case SingleSelect = 'single-select';
    case Text = 'text';
    case Boolean = 'boolean';
    case Day = 'day';
    case DateRange = 'date-range';
    case Amount = 'amount';
    case AmountRange = 'amount-range';
    case Lookup = 'lookup';
}
