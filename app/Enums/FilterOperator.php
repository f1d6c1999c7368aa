<?php

declare(strict_types=1);

namespace App\Enums;

/** How a filter compares: `<filter>_op` in the URL, unless it is the default of the filter. */
enum FilterOperator: string
{
    case Is = 'is';
    case Not = 'not';
    case Contains = 'contains';
    case Before = 'before';
    case After = 'after';
    case Least = 'least';
    case Most = 'most';
    case Between = 'between';
    case Empty = 'empty';
    case Filled = 'filled';

    public function label(): string
    {
        return match ($this) {
            self::Is => 'is',
            self::Not => 'is not',
            self::Contains => 'contains',
            self::Before => 'before',
            self::After => 'after',
            self::Least => 'at least',
            self::Most => 'at most',
            self::Between => 'between',
            self::Empty => 'is empty',
            self::Filled => 'is not empty',
        };
    }

    /** Whether it needs a value. */
    public function takesValue(): bool
    {
        return $this !== self::Empty && $this !== self::Filled;
    }
}
