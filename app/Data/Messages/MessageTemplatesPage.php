<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\ListMeta;

/** Props of Messages/MessageTemplates. */
final readonly class MessageTemplatesPage
{
    public function __construct(
        /** @var list<MessageTemplateRow> */
        public array $templates,
        public ListMeta $meta,
        /** @var array<string, string> examples of the variables */
        public array $variables,
        public bool $can_write,
    ) {}
}
