<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

final class SaveSportRequest extends MappingRequest {}
