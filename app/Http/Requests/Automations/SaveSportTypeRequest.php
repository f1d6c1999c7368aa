<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

final class SaveSportTypeRequest extends MappingRequest
{
    protected const PARENTS = ['sport_id'];
}
