-- Drives the language server as an editor does, and prints what came of it as JSON. Arguments: the content folder, a
-- file of results.
local content, results = arg[1], arg[2]
local found = {}

local function read(name)
  vim.cmd('edit ' .. content .. '/' .. name)
  return vim.api.nvim_get_current_buf()
end

local buffer = read('topics/gamma.md')
local client = vim.lsp.start_client({
  name = 'site',
  cmd = { vim.env.NODE, '--import', './typescript.mjs', 'cli/main.ts', 'lsp', '--stdio', '--content', content },
  root_dir = content,
})
vim.lsp.buf_attach_client(buffer, client)

local function wait(what, ready)
  found[what] = vim.wait(60000, ready, 20)
end

local function diagnostics()
  return vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(buffer))
end

local function ask(method, line, column, extra)
  local params = vim.tbl_extend('force', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = column },
  }, extra or {})
  local answer = vim.lsp.buf_request_sync(buffer, method, params, 60000) or {}
  return answer[client] and answer[client].result or answer[client] and answer[client].error
end

-- The file has one mistake when it is opened.
wait('told when opened', function() return #diagnostics() > 0 end)
found.opened = diagnostics()

-- Its fix is chosen.
local params = vim.lsp.util.make_range_params()
params.range = { start = { line = 7, character = 0 }, ['end'] = { line = 7, character = 1 } }
params.context = { diagnostics = {} }
local actions = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, 60000)[client].result
found.action = actions[1].title
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
found.mended = vim.api.nvim_buf_get_lines(buffer, 7, 8, false)[1]
wait('clean once mended', function() return #diagnostics() == 0 end)

-- A sentence is typed, with a mistake in it, and mended.
vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { '', 'It was found [@doe-2020-stdy].' })
wait('told while typing', function() return #diagnostics() > 0 end)
found.typed = diagnostics()
local last = vim.api.nvim_buf_line_count(buffer) - 1
vim.api.nvim_buf_set_lines(buffer, last, last + 1, false, { 'It was found [@d' })
local items = ask('textDocument/completion', last, 16)
found.completed = vim.tbl_map(function(one) return one.label end, items.items or items)
vim.lsp.util.apply_text_edits({ (items.items or items)[1].textEdit }, buffer, 'utf-16')
vim.lsp.util.apply_text_edits((items.items or items)[1].additionalTextEdits, buffer, 'utf-16')
last = vim.api.nvim_buf_line_count(buffer) - 1
vim.api.nvim_buf_set_lines(buffer, last, last + 1, false, { vim.api.nvim_buf_get_lines(buffer, last, last + 1, false)[1] .. '].' })
found.sentence = vim.api.nvim_buf_get_lines(buffer, last, last + 1, false)[1]
wait('clean once cited', function() return #diagnostics() == 0 end)

found.hover = ask('textDocument/hover', last, 18).contents.value
found.definition = ask('textDocument/definition', last, 18).uri
found.references = #ask('textDocument/references', last, 18, { context = { includeDeclaration = false } })

-- The publication gets another name: every file that names it follows, and its own file is renamed.
local edit = ask('textDocument/rename', last, 18, { newName = 'doe-2020-trial' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
found.renamed = vim.api.nvim_buf_get_lines(buffer, last, last + 1, false)[1]
vim.cmd('wall')
wait('clean once renamed', function() return #diagnostics() == 0 end)

local out = io.open(results, 'w')
out:write(vim.json and vim.json.encode(found) or vim.fn.json_encode(found))
out:close()
vim.lsp.stop_client(client)
vim.cmd('qall!')
