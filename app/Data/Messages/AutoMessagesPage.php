<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Messages/AutoMessages. `templates` are the approved ones, with their texts as hints. */
final readonly class AutoMessagesPage
{
    public function __construct(
        /** @var list<AutoMessageRow> */
        public array $auto_messages,
        public ListMeta $meta,
        /** @var list<AutoMessageTriggerChoice> */
        public array $triggers,
        /** @var list<Choice> */
        public array $templates,
        /** @var list<Choice> */
        public array $companies,
        /** @var array<string, string> examples of the variables */
        public array $variables,
        public bool $can_write,
    ) {}
}
