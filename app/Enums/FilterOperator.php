<?php

declare(strict_types=1);

namespace App\Enums;

/** How a filter of a list compares; in the URL as `<filter>_op`, left out where it is the filter's usual one. */
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

    /** Whether a value goes with it. */
    public function takesValue(): bool
    {
        return $this !== self::Empty && $this !== self::Filled;
    }
}
