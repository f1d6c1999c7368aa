<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Data\Lists\ListMeta;

final readonly class AcknowledgementsPage
{
    /** @param  list<AcknowledgementRow>  $acknowledgements */
    public function __construct(public GuideHeader $guide, public int $version, public array $acknowledgements, public ListMeta $meta) {}
}
