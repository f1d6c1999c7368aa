<?php

declare(strict_types=1);

namespace App\Domain\Protection;

/** How certain it is that a record belongs to an excluded person. */
enum ExclusionCertainty: string
{
    /** The matching of people says so, or a colleague decided it. */
    case SamePerson = 'same_person';
    /** Another member of the household may have the number. It must still not be contacted or open an account. */
    case SharedNumber = 'shared_number';
    /** A colleague has to decide. */
    case Possible = 'possible';
}
