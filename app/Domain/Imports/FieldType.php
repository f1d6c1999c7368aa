<?php

declare(strict_types=1);

namespace App\Domain\Imports;

/** How a cell is read and checked. */
enum FieldType
{
    case Text;
    case Pin;
    /** A date of birth of an adult. */
    case Date;
    /** Any day. */
    case Day;
    case Mobile;
    case Phone;
    case Email;
    case Postcode;
    /** A name from a list, such as a company or a state. */
    case Choice;
}
